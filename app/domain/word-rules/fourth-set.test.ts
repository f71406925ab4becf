import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { layStarterRules } from "#test/word-rules.ts";
import { judgeWords, queryWordRules } from "./judge-words.ts";

/*
 * A fourth set, by somebody who had not seen the rules. Of its 22 threats and approaches to children, the rules held 9 and
 * asked about 5; of its 8 phone numbers and UPI ids, they asked about 5. They were then extended by other forms of "you",
 * sentences without a subject, school classes by their number, and digits in pairs and in tens. Of 10 new threats and
 * approaches they asked about 1, of 5 new numbers about 3. Of the 90 everyday sentences they held none and asked about 1.
 */

await layStarterRules();
const RULES = await queryWordRules(openDatabase(env.DB));

function fates(texts: readonly string[]) {
  const all = texts.map((text) => {
    const { caught, question } = judgeWords(RULES, { text });
    return caught ? "held" : question ? "asked" : "through";
  });
  const count = (fate: string) => all.filter((each) => each === fate).length;
  return { held: count("held"), asked: count("asked"), through: count("through") };
}

it("threats are held, or asked about if they may be harmless", () => {
  const threats = [
    "Ramesh, tonight I will come to your gate and finish you",
    "Tum logon ka ghar jala denge, yaad rakhna",
    "तेरी टाँगें तोड़ दूँगा अगर पार्किंग में फिर दिखा",
    "say one more word and i'll put a bullet in you",
    "Kal subah tak zinda nahi rahega tu",
    "u r d3ad m3at, i know wer u park",
    "Tujhe zinda gaad dunga samjha kya",
    "I am going to stab you in the stairwell, wait and see",
    "हम तुझे छोड़ेंगे नहीं, काट के नाले में फेंक देंगे",
    "Teri biwi ko utha le jayenge agar paise nahi diye",
    "g o n n a  b r e a k  y o u r  l e g s",
    "Acid phenk dunga tere muh pe",
  ];
  expect(fates(threats)).toEqual({ held: 6, asked: 6, through: 0 });
});

it("approaches to children are held, or asked about if they may be harmless", () => {
  const approaches = [
    "hey kiddo which class are you in? come to terrace alone, i give you chocolate, dont tell mom",
    "Any girl 12-14 want to earn money? send pics on my number, secret",
    "बेटा तुम अकेले हो घर पे? अंकल से मिलने आओ, मम्मी को मत बताना",
    "Choti bachi chahiye dosti ke liye, 10 se 13 saal, private baat karenge",
    "r u in 6th std? wanna b my secret gf",
    "school ke baad mere flat aa jao, video game khelenge, papa se mat kehna",
    "Little girls, uncle has new phone for whoever sends a bathroom selfie",
    "Koi 11 saal ka ladka hai jo akele milna chahe park ke peeche?",
    "I like kids of 9 or 10, message me if you can bring yours for a private photo shoot",
    "तुम्हारी उम्र कितनी है? अपनी फोटो भेजो, ये हमारा राज़ रहेगा",
  ];
  expect(fates(approaches)).toEqual({ held: 6, asked: 4, through: 0 });
});

it("private numbers are asked about, however they are written", () => {
  const numbers = [
    "Call Sunita aunty on nine eight two zero one two three four five six",
    "mera no. 98 20 12 34 56 hai",
    "९८२०१२३४५६ पर फोन करो",
    "pay to rahul dot sharma at okhdfcbank",
    "his number is 9820-one two three-456",
    "ninety eight twenty 123456, ask for the plumber's wife",
    "GPay: meena.k@oksbi",
    "Neha's whatsapp O98201 23456",
    "sir ka WA: +९१ 70-21-33-44-55",
    "paytm karo 8 8 7 9 zero 1 two 345",
    "Ring her: 0-9-8-2-0-1-1-2-2-3-3",
  ];
  expect(fates(numbers)).toEqual({ held: 0, asked: 11, through: 0 });
});

it("no everyday sentence is held, not even one that sounds like a held one", () => {
  const everyday = [
    "Is the water coming in C wing today?",
    "Power cut again, third time since morning",
    "Best vada pav near the station, under 20 rupees?",
    "India killed it today! What a last over",
    "Bumrah ne to maar hi daala, kya yorker tha",
    "Kohli is on fire, somebody stop him",
    "Summer camp for kids 6-12, painting and clay, Saturday 10 am at the clubhouse",
    "Keyboard classes for children, first class free, ask at B-204",
    "Bhaiya 50 rupaye kilo tamatar? Loot macha rakhi hai",
    "Sabziwala 40 bol raha tha, maine 25 me le liya",
    "My wife will kill me if I forget the milk again",
    "Mummy maar dalegi agar tiffin ka dabba kho gaya",
    "मच्छर मार डालेंगे हमें, फॉगिंग कब होगी?",
    "आज गली में क्रिकेट मैच है, सब आ जाओ",
    "Someone has parked across my gate, MH 02 AB 1234, please move it",
    "Dog missing, brown labrador, answers to Bruno, near Shiv mandir",
    "Found a set of keys with a Ganesh keychain at the tea stall",
    "Anyone has a ladder for one hour?",
    "Kal society meeting 7 baje, sab log aana",
    "Blood needed, B negative, at the civil hospital",
    "Gas cylinder khatam, koi spare de sakta hai kal tak?",
    "Watch out for the live wire near the transformer, it can kill",
    "Chicken biryani leftovers for 10 people, come and take before it gets cold",
    "Ye ladka chhakka maar ke sabka dil jeet gaya",
    "बच्चों की ड्राइंग प्रतियोगिता रविवार को, उम्र 5 से 12",
    "School bus number 14 is late, parents please wait",
    "My son is 10 and wants someone to play carrom with in the evenings",
    "Looking for a home tutor for class 8 girl, maths and science",
    "The new momos place is to die for",
    "Mirchi itni thi ki jaan nikal gayi",
    "Order no 4028817733 kab aayega, Blinkit wale sun rahe ho?",
    "PNR 4521098765 waitlist 12, chance hai kya?",
    "Rent 18,000 deposit 50,000, ground floor, no brokerage",
    "Ambulance 108 took 40 minutes to come",
    "Women helpline 1091 works, I called yesterday",
    "Whoever plays the trumpet at 6 am, I will find you (and buy you tea if you stop)",
    "Don't tell the kids but Santa comes at 8 to the lobby",
    "Papa ko mat batana, surprise party kal shaam ko hai!",
    "Kaun aaya tha raat ko 2 baje? Kutte bahut bhaunk rahe the",
    "Snake near the pump house, call someone before it bites a kid",
    "Kids, please do not pluck flowers from the temple garden",
    "Ladies group walk at 6 am, meet at gate 2",
    "Anyone going to Dadar at 9? Can share auto",
    "Ganpati visarjan ka time kya hai?",
    "Fire in the dump behind the school, smoke everywhere, close windows",
    "कल सुबह पानी नहीं आएगा, टंकी भर लो",
    "दूधवाले ने आज फिर पानी मिला दिया",
    "Teacher ne bachche ko danta, baat karni chahiye principal se",
    "The lift is stuck with two people in it, I have called the company",
    "Free puppies, 2 months old, to a good home only",
    "Old cycle for sale, 1200, fits a 9 year old",
    "Cable guy says tomorrow since three days, ab to marne ke baad hi aayega",
    "Bargained the auto down from 150 to 90, feeling like a king",
    "Who wants to join a book club? First meeting alone with me and my cat, haha",
    "Karate for girls 8 to 15, self defence, first week free",
    "Please send photos of the pothole, I am filing a complaint with BMC",
    "आम का अचार बना रही हूँ, किसी को चाहिए तो डिब्बा लेकर आओ",
    "Pitai ho gayi aaj hamari team ki, 140 all out",
    "Lost: pink school bag, class 3, name Anaya inside",
    "Thief on the 3rd floor last night, we caught him and gave to police",
  ];
  expect(fates(everyday)).toEqual({ held: 0, asked: 1, through: 59 });
  const close = [
    "Come to my flat, I will beat you at carrom",
    "I will come home and finish you at ludo",
    "Mummy se mat kehna, mere ghar aao, cake ka surprise hai",
    "Photo shoot for kids of 8 to 12, private studio, 500 rupees",
    "My little girl is locked in the bathroom, photo of the latch below, any carpenter?",
    "Are you in 10th class? My son too, same school",
    "Tum logon ko party me dhamaka milega",
    "Tum logo ka ghar kab banega?",
    "Papa se mat kehna ki cricket khel raha tha",
    "Little girl's selfie with the elephant, so cute",
    "Call at 6, 7, 8 or 9, fees 1200 1500 2000",
    "Number of runs: 98 76 54 32 10, what a week",
    "My grandmother is seventy five, needs a walker",
    "Tu zinda hai? Kab se phone nahi uthaya",
    "Flat no 1204 tower 98, block 20, lane 12",
    "House no. 98/20 sector 12 3456",
    "Gonna break a leg at the play tonight, come watch",
    "Aap log ka kaam bahut achha hai",
  ];
  expect(fates(close)).toEqual({ held: 0, asked: 5, through: 13 });
});
