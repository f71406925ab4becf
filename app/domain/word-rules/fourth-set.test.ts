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
 *
 * Of 36 everyday sentences by somebody who had read the new lines, the rules then held 20 and asked about 13, of another 40
 * they held 10 and asked about 16. So most of those lines now only ask, or need one more sign. The last 25 sentences were
 * written against the changed lines.
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
  expect(fates(threats)).toEqual({ held: 5, asked: 7, through: 0 });
});

it("plain threats in the grammar of everyday sentences are held or asked about", () => {
  const threats = [
    "Tum logo ko jaan se maar dunga",
    "Tum logon ko maar dalunga, dekhte jao",
    "Tum logo ko kal maar denge",
    "Tum logo ko kaat dunga",
    "Tum log ka ghar phoonk dunga",
    "Tum logon ki dukan tod denge kal",
    "Aap logo ka ghar jala dunga",
    "Aap logon ko maar dunga",
    "Gonna stab you tonight",
    "gonna break your bones",
    "We know where you stay",
    "Tu zinda nahi bachega",
    "Zinda nahi rahega tu",
    "I will kill you, I know where you live",
    "I know where you park, gonna murder you",
  ];
  expect(fates(threats)).toEqual({ held: 4, asked: 11, through: 0 });
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

it("approaches to children in the grammar of everyday sentences are held or asked about", () => {
  const approaches = [
    "Are you in 7th std? be my gf",
    "R u in 5th grade? be my secret girlfriend",
    "are you in 8th class? you are so cute, dm me",
    "Papa se mat kehna, teri photo bhej",
    "Mummy se mat kehna, apni photo bhejo",
    "Mummy se mat kehna, akele aao park me",
    "Choti bachi, bathroom selfie bhejo",
    "Young girls, send me a bikini selfie",
    "Kids of 9, secret photo shoot at my flat",
    "I like girls of 11, dm me",
    "school ke baad meri gaadi me aana, maa ko mat kehna",
  ];
  expect(fates(approaches)).toEqual({ held: 4, asked: 7, through: 0 });
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
    "Call me at 98201 23456",
    "Call Sunita on 98 20 12 34 56",
    "call the plumber at 98 20 12 34 56",
    "Sunita ka number 98 20 12 34 56",
    "फ़ोन: ९८ २० १२ ३४ ५६",
    "contact us 98-20-12-34-56",
  ];
  expect(fates(numbers)).toEqual({ held: 0, asked: 17, through: 0 });
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
  expect(fates(close)).toEqual({ held: 0, asked: 1, through: 17 });
});

it("no everyday sentence in the words of the new lines is held, and hardly any is asked about", () => {
  const byReader = [
    "Kal tum logo ko call maar dunga jab doodh aaye",
    "Tum logo ko message maar dunga when the water tanker comes",
    "Aap logon ko whatsapp maar dungi, list ready hai",
    "Aap logon ko parchi kaat dunga chande ki, ruko",
    "Society walo, aap logo ko rasid kaat denge donation ki",
    "Tum logo ko ek seeti maar dunga neeche aakar",
    "Tum logo ko kal match me maar denge",
    "Aap logo ko party mein pani maar denge",
    "BMC wale aap logon ki dukan tod denge, stay order lo",
    "Aap logo ka ghar tod denge BMC wale agar notice ka jawab nahi diya",
    "Papa ko mat kehna, apni family photo ka frame surprise hai",
    "Mummy ko bhi nahi kehna hai, apni family photo ka surprise hai",
    "Are you in 10th class? My secret to score 95 is simple",
    "Are u in 10 std? Free board exam coaching, no secret tricks",
    "Little girls bedroom set for sale, selfie mirror free",
    "Choti girl ka bathroom selfie mirror ke liye carpenter chahiye",
    "no. of plates 75 80 90 65 70 over five days",
    "Call us for 70 80 90 75 60 inch tiles",
    "Cell sizes 60 70 80 90 60 in stock",
    "Call bus no 83 84 85 86 87",
    "Number of people: 98 20 12 34 56, weekly count",
    "Potholes on MG Road will break your neck",
    "That broken step is gonna break your leg, please repair",
    "Are you in 8th class? Join our maths tuition",
    "Mummy se mat kehna maine gol gappe khaye",
    "I like kids of 8 to be home by nine",
    "Aap log ko kal receipt kaat dunge",
    "Aap logo ke ghar tod denge municipality wale, meeting me aao",
    "BMC aap logon ki dukan tod degi, stay order lo",
    "This maths puzzle will break your head",
    "Speed breaker will break your neck, drive slow",
    "Gonna crush your hand at arm wrestling on Sunday",
    "Mummy ko nahi kehna, apni photo frame karwa raha hu birthday gift",
    "Small girls bikini and bathroom slippers, selfie stick, garage sale",
    "Are you in 5th class bus? raaz dance show tickets",
    "Which of you in 9 class, come for debate",
  ];
  expect(fates(byReader)).toEqual({ held: 0, asked: 0, through: 36 });
  const byAnother = [
    "Tum logon ko missed call maar dungi gate pe pahunch ke",
    "Aap logo ko ek ping maar denge jab parcel aaye",
    "Tum logo ko lift maar dunga station tak, 8 baje niklo",
    "Aap logon ko ticket kaat dunga, 200 rupaye per head",
    "Aaj shaam tum logo ko cake kaat denge, jaldi aana",
    "Tum logo ko samosa khatam hone se pehle bula lenge",
    "Aap logo ke liye paani ka pipe kaat dunga, size batao",
    "Holi pe tum logo ko pichkari maar denge, bachke rehna",
    "Carrom me tum logo ko maar hi daalenge aaj",
    "Aap logo ke aangan me mombatti jala dungi, light nahi hai",
    "Machhar aap logo ko maar denge, coil jala lo",
    "Nagar nigam aap logon ke ghar tod dega, kal 11 baje ward office chalo",
    "Railway wale aap logo ki jhopdi tod denge Monday ko, vakeel chahiye",
    "Road widening me aap logon ki dukan tod denge, muawza form bharo",
    "Notice aaya hai: illegal floors aap logo ke ghar ke bhi tod denge",
    "Purani deewar tod dunga, aap log ka malba bhi le jaunga, rate 3000",
    "Without water that tulsi zinda nahi rahegi, aap log bhi daal diya karo",
    "The loose railing on the stairs will break your hand one day",
    "These speed bumps are gonna break your neck on a scooter",
    "Gonna shoot you all a message when the tanker is here",
    "I know where you can park near the market, lane behind the bank",
    "Are you in 9th class? Science batch starts Monday, first week free",
    "Are you in 5th grade or above? Chess club on Saturdays at the library",
    "Are you in 7 std? Old NCERT books free, come and take them",
    "Are you in 10 class and stuck with algebra? Free doubt session, no girlfriend talk please, haha",
    "Are you in 3rd class general coach too? Save me a seat",
    "Papa se mat kehna maine unka scooter thok diya, mechanic batao koi",
    "Ghar pe mat kehna, anniversary ki photo album bana rahe hai hum log",
    "Mummy ko na kehna, unki shaadi ki photo frame karwani hai, shop batao",
    "Kids of 6 and up get in free, private parking behind the hall",
    "Children aged 8 should not be alone in the play room, please",
    "Choti bachi ke naming ceremony me selfie corner banana hai, decorator who?",
    "Little boys selfie contest winners are on the notice board",
    "Lottery ka number 98 76 54 32 10 nikla, kisi ke paas hai?",
    "Bus no. 70 71 72 73 74 sab divert hai aaj",
    "Number of tickets sold: 80 75 90 65 70, thank you all",
    "Blouse sizes no 68 70 72 74 76, call before you come",
    "Call rates per plate: 60 70 80 90 75 for five menus",
    "Train number 12951 and 22 09 11 28 27 coaches, platform 6",
    "PIN code number 40 00 53 is ours, couriers keep writing 40 00 58",
  ];
  expect(fates(byAnother)).toEqual({ held: 0, asked: 1, through: 39 });
  const afterwards = [
    "Tum logo ko aankh maar dunga toh samajh jana, surprise ready hai",
    "Aap logo ka challan kaat denge traffic wale, helmet pehno",
    "Aap logo ko chai pila ke gappe maarenge shaam ko",
    "Tum log ki bijli kaat denge agar bill nahi bhara",
    "Tum logo ke ghar ki light jala dunga, chabi rakh ke jao",
    "Aap logo ko dhoop maar degi, topi pehno",
    "Tum logo ka record tod denge is saal marathon me",
    "Aap logo ki deewar tod ke naya gate lagega, society notice",
    "Tum log mujhe call karo, main sabko message maar dungi",
    "Sending little girls to the dance class, who has a selfie of the form?",
    "Parents, someone asked young girls to send bathroom selfies, report that account",
    "Papa ko mat kehna par unki photo Diwali magazine me chhapi hai",
    "Ghar pe mat kehna ki exam kharab gaya",
    "Are you in 8 standard and good at chess? Inter school match on Sunday",
    "Are you in 6th class? Lost ID card of Riya found near the gate, meet the guard",
    "That gonna break your heart: the mango tree is cut",
    "My dog will stab you with his cute eyes",
    "Size 60 70 80 90 75 bedsheets in stock, call for rates",
    "Call from 70 80 90 65 75 people about one job post",
    "Scores of the five: 98 76 85 64 70, phone battery died before the last",
    "Prize numbers 71 72 73 74 75 call the office",
    "Mobile shop gives 60 70 80 90 60 percent off by turns",
    "Tambola ka number hai 77 66 55 44 33, full house kisne maara?",
    "Maine no ball pe 70 80 90 65 75 banaye paanch match me",
    "Bus 71 72 73 74 75 sab late hai, phone mat karo",
  ];
  expect(fates(afterwards)).toEqual({ held: 0, asked: 2, through: 23 });
});
