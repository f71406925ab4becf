import type { rules as english } from "#app/messages/en/rules.ts";
import type { Translation } from "#app/messages/translation.ts";

export const rules = {
  names: {
    "child-safety": "बच्चों की सुरक्षा",
    violence: "मारपीट और धमकी",
    harassment: "परेशान करना और नफ़रत फैलाना",
    "private-information": "निजी जानकारी",
    "intimate-pictures": "नग्न या अश्लील फ़ोटो",
    "self-harm": "आत्महत्या और खुद को नुकसान",
    impersonation: "किसी और के नाम से लिखना",
    spam: "स्पैम और धोखाधड़ी",
    "forbidden-goods": "जिसे बेचना मना है",
    "false-alarm": "झूठी खबर और अफ़वाह",
    "other-unlawful": "कानून के खिलाफ़ कुछ और",
    "out-of-place": "जिसकी जगह यहाँ नहीं है",
  },
  sentences: {
    "child-safety": "बच्चों के बारे में कोई यौन बात नहीं, न उन्हें फुसलाना, न नुकसान पहुँचाना।",
    violence: "न धमकी, न हिंसा के लिए उकसाना, न उसकी तारीफ़।",
    harassment: "न गाली, न किसी के पीछे पड़ना, न किसी की पहचान या धर्म से नफ़रत।",
    "private-information": "किसी का फ़ोन नंबर, पता, कागज़ात या फ़ोटो उनसे पूछे बिना नहीं।",
    "intimate-pictures": "कोई नग्न या अश्लील फ़ोटो नहीं, न असली, न बनावटी।",
    "self-harm": "ऐसा कुछ नहीं, जो किसी को खुद को नुकसान पहुँचाने के लिए उकसाए या उसका तरीका बताए।",
    impersonation: "किसी और व्यक्ति, दुकान या दफ़्तर के नाम से न लिखें।",
    spam: "न ठगी, न झाँसा, न बार-बार वही विज्ञापन।",
    "forbidden-goods": "न नशे की चीज़ें, न हथियार, न पर्ची वाली दवा, न जुआ, न और कुछ जिसे बेचना मना है।",
    "false-alarm": "ऐसी मनगढ़ंत बात नहीं, जो लोगों को डराए या गुमराह करे।",
    "other-unlawful": "ऐसा कुछ नहीं, जो कानून के खिलाफ़ हो, जैसे किसी और का काम उनकी इजाज़त के बिना बाँटना।",
    "out-of-place": "सिर्फ़ वही, जो पड़ोसियों के यहाँ और अभी काम आए।",
  },
} as const satisfies Translation<typeof english>;
