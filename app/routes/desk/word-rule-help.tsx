import { LINE_LENGTH, MOST_LINES, MOST_PARTS } from "#app/domain/word-rules/limits.ts";

interface Sign {
  example: string;
  english: string;
  hindi: string;
}

/** All that a line can have, as `word-rules/lines.ts` reads it. */
const SIGNS: readonly Sign[] = [
  {
    example: "buy/sell pills",
    english: "/ stands between words of which any will do: “Sell pills”.",
    hindi: "/ के दोनों तरफ़ के शब्दों में से कोई भी चलेगा: “Sell pills”।",
  },
  {
    example: "sell ... pills",
    english: "Up to three other words may stand in between: “sell my old pills”.",
    hindi: "बीच में तीन तक और शब्द हो सकते हैं: “sell my old pills”।",
  },
  {
    example: "sell pills & tonight",
    english: "Both, anywhere and in any order: “Tonight? I sell pills”.",
    hindi: "दोनों, कहीं भी, आगे-पीछे: “Tonight? I sell pills”।",
  },
  {
    example: "sell pills ~ tonight",
    english: "The same, but within 14 words of each other.",
    hindi: "वही, पर दोनों 14 शब्दों के अंदर हों।",
  },
  {
    example: "sell ~ pills ! doctor ! chemist",
    english:
      "Only if none of these words is in the text: finds “sell pills”, but no text that also says doctor.",
    hindi: "सिर्फ़ तब, जब इनमें से कोई शब्द न हो: “sell pills” मिलेगा, पर जिसमें doctor भी लिखा हो, वह नहीं।",
  },
  {
    example: "sell-/-unga",
    english: "Any word that begins so, any that ends so: “selling”, “bechunga”.",
    hindi: "जो शब्द ऐसे शुरू हो, या ऐसे खत्म हो: “selling”, “bechunga”।",
  },
  {
    example: "drug = pills/powder",
    english:
      "A name for words that several lines need. {drug} stands for any of them, alone or with others: “sell {drug}”, “sell {drug}/milk”.",
    hindi:
      "कई लाइनों में काम आने वाले शब्दों का नाम। फिर {drug} का मतलब है उनमें से कोई भी शब्द, अकेले या औरों के साथ: “sell {drug}”, “sell {drug}/milk”।",
  },
];

/** How lines of a word rule are written, by examples: moderators read English or Hindi. */
export function WordRuleHelp() {
  return (
    <details className="signs">
      <summary className="fold">
        How to write lines · <span lang="hi">लाइनें कैसे लिखें</span>
      </summary>
      <dl>
        {SIGNS.map(({ example, english, hindi }) => (
          <div key={example}>
            <dt>
              <code>{example}</code>
            </dt>
            <dd>{english}</dd>
            <dd lang="hi">{hindi}</dd>
          </div>
        ))}
      </dl>
      <p>
        A rule can have {MOST_LINES} lines, of up to {LINE_LENGTH} characters and {MOST_PARTS} parts
        each.
      </p>
      <p lang="hi">
        एक नियम में {MOST_LINES} लाइनें हो सकती हैं; हर लाइन में ज़्यादा से ज़्यादा {LINE_LENGTH} अक्षर और{" "}
        {MOST_PARTS} हिस्से।
      </p>
    </details>
  );
}
