import type { system as english } from "#app/messages/en/system.ts";
import type { Translation } from "#app/messages/translation.ts";

export const system = {
  push: {
    reply: "आपकी पोस्ट पर एक पड़ोसी का जवाब आया है",
    help: "आपके आस-पास किसी को मदद चाहिए",
    helpAt: "मदद चाहिए: {venue}",
    helpBy: "आपके आस-पास किसी को {time} बजे तक मदद चाहिए",
    helpAtBy: "{time} बजे तक मदद चाहिए: {venue}",
    answer: "आपकी एक बातचीत में नया कमेंट आया है",
    corner: "आपके नुक्कड़ पर किसी ने पोस्ट की है",
    cornerText: "आपने बताने को कहा था। देख लीजिए।",
    decision: "आपकी लिखी एक बात पर मॉडरेटर का फ़ैसला आ गया है",
    decisionText: "देखिए, क्या फ़ैसला हुआ और क्यों।",
  },
  manifest: {
    screen: "आपके आस-पास क्या चल रहा है",
    askForHelp: "मदद माँगें",
    postUpdate: "खबर दें",
  },
} as const satisfies Translation<typeof english>;
