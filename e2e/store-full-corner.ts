import { hash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Miniflare } from "miniflare";
import type { Database } from "#app/db/database.ts";
import { shops } from "#app/db/schema.ts";
import { importMenu } from "#app/domain/menus/import.ts";
import { boardText } from "#app/domain/menus/board.ts";
import { setBoard } from "#app/domain/menus/set-board.ts";
import { admitWriter, confirmAge, createPerson, newPersonKey } from "#app/domain/people/people.ts";
import { tileAt } from "#app/domain/places/tiles.ts";
import type { DrawSmaller } from "#app/domain/photos/small-picture.ts";
import { publishPost, type PostStores } from "#app/domain/posts/publish.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import { openImageBucket } from "#app/platform/image-bucket.ts";
import { drawSmaller } from "#scripts/demo/draw-picture.ts";
import { makeMenuFile } from "#test/makers.ts";
import { awayFrom } from "#test/positions.ts";
import { CORNERS } from "./corners.ts";
import { streetPhotos } from "./photos.ts";

const SHOPS = [
  { name: "Sri Venkateswara Tiffins", dish: "Ghee podi idli" },
  { name: "अन्नपूर्णा भोजनालय", dish: "राजमा चावल" },
  { name: "New Irani Chai & Bakery", dish: "Osmania biscuits" },
  { name: "Fresh Squeeze Juice Point", dish: "Sugar cane with ginger" },
  { name: "Gupta Mithai Bhandar", dish: "गरम जलेबी" },
];

/** Newest first; the newest have photos. */
const POSTS = [
  "The road from the temple to the railway gate is closed on one side, as they are laying the new drain at last. Two-wheelers still get through by the chemist’s, but no car does, and the school bus now stops at the petrol pump. The foreman says four days, so let us call it eight. If you must take a car out, leave by the lake side before half past eight, while the trucks have not come yet.",
  "मंदिर वाली गली में पानी का पाइप फिर से फट गया है, सड़क पर घुटनों तक पानी भरा है। जल बोर्ड को दो बार फ़ोन किया है, कहते हैं कि शाम तक आदमी भेज देंगे। तब तक कृपया पानी उबालकर ही पिएँ, क्योंकि नाली का पानी मिल गया होगा। जिनके घर में छोटे बच्चे या बुज़ुर्ग हैं, वे हमारे यहाँ से साफ़ पानी ले जा सकते हैं, पिछले दरवाज़े पर घंटी बजा दीजिए।",
  "Found this morning near the bus shelter: a brown leather school bag with a maths notebook, a steel tiffin (washed!) and a drawing of a very fat cat signed by “Ishaan, 3-B”. Nobody at the school office answers on a holiday, so the bag sits at the tailor’s until six. Ishaan, your cat is excellent, and your homework is for Monday, page 42, in case you hoped that it had gone for good.",
  "The big neem by the library came down in last night’s wind, across the footpath and half the road. Nobody is hurt and no wire was torn. The corporation will saw it up from the lane’s end, and the wood goes to whoever brings a cart before noon. If somebody knows how to save a nest with three squirrels in it, they are in a carton on the library steps, cross and quite well.",
  "Badminton at the community hall, doubles, all levels, and we have two rackets to lend. The lights work again since Thursday, so we can play until nine. Bring water and shoes that don’t mark the floor: the caretaker has promised to throw out the first pair that does. Whoever loses a set pays for the chai, which is why we have so many good players by now.",
  "क्या किसी के पास अच्छी सीढ़ी है, दस-बारह फ़ुट की? हमारे यहाँ पंखा बंद हो गया है और तार बिल्कुल छत के पास है। बिजली वाला कल दोपहर को आ रहा है, लेकिन उसकी सीढ़ी स्कूटर पर नहीं आ सकती। बस एक घंटे का काम है, शाम से पहले वापस कर दूँगा, साथ में घर की बनी गुजिया भी। नीला गेट, बेकरी के सामने, ऊपर वाली मंज़िल।",
  "Power will be off from ten to two on Tuesday in the lanes behind the market, for the new transformer. The notice hangs at the substation, in very small letters, so here it is in large ones. Charge your phones, fill the tank in the morning, and somebody please tell the old gentleman in number 14, who has a lift and no telephone, before he goes down for his newspaper.",
  "रविवार को तालाब की सफ़ाई करेंगे, सुबह साढ़े छह बजे, धूप तेज़ होने से पहले। पिछली बार बयालीस बोरी प्लास्टिक निकली थी और एक साइकिल भी, जो अब भी चलती है। दस्ताने और बोरियाँ हम लाएँगे, आप टोपी और पानी की बोतल लाइए। बच्चों का भी स्वागत है, बस किनारे पर बड़ों के साथ रहें। उसके बाद पोहा और जलेबी सबके लिए, गुप्ता जी की तरफ़ से।",
  "Our tabby, Laddu, has not been home since Friday night. He is grey with a white chin and a kink at the end of his tail, wears a red thread, answers to nothing but the sound of a milk packet, and is afraid of scooters. Please look into your garages and water meter boxes, he has been locked into both before. We would be grateful for any word of him, at any hour of the night.",
  "The vegetable van comes at seven instead of eight from tomorrow, because the driver’s daughter has joined the morning school. Curry leaves and coriander stay free with anything above fifty rupees, he says, and whoever wants drumsticks or raw mango should tell him the day before. He no longer takes the torn ten-rupee notes, and asks us not to argue: the wholesale market refuses them.",
  "My mother needs somebody to walk with her to the eye hospital on Wednesday at ten, and back about noon. It is twelve minutes for most and thirty for her, with stories from 1962 on the way. I am at work in another town that day and would sleep better. The auto stand knows her, but she gets out of autos in order to argue about the fare, and then walks home by herself.",
  "गणेश मंडल की बैठक शनिवार शाम सात बजे सामुदायिक भवन में है। इस बार मूर्ति मिट्टी की होगी और विसर्जन टंकी में, यह तो तय है; बाक़ी सब पर बहस होगी। लाउडस्पीकर दस बजे बंद, नहीं तो थाने वाले फिर आ जाएँगे। जो नाटक में हिस्सा लेना चाहते हैं, वे अपना नाम दर्ज़ी की दुकान पर लिखवा दें। पिछले साल का रावण इस साल छुट्टी पर है, तो एक नया चाहिए।",
];
const PHOTOS = 4;
const PLANS = new Set([4, 7, 11]);

/** Of somebody in a hurry: its photo is on the first screen. */
const SHORT_POST = "The road is closed";

/**
 * Stores a corner as full as a busy one gets: shops with their boards, long posts of as many neighbours, plans, large
 * photos. And one without shops, whose newest post is short and has a photo.
 */
export async function storeFullCorner(
  db: Database,
  worker: Miniflare,
  { now }: { now: number },
): Promise<void> {
  for (const [index, shop] of SHOPS.entries()) await storeShop(db, index, shop, now);
  const images = openImageBucket((await worker.getR2Bucket("IMAGES")) as never);
  const stores = { db, images };
  const photos = await streetPhotos();
  for (const [index, text] of POSTS.entries()) {
    const photo = index < PHOTOS ? photos[index % photos.length] : undefined;
    // Boards date from the minute before, so the posts with photos stand above them.
    const at = now - Math.max(0, index + 1 - PHOTOS) * 7 * MINUTE_MS;
    await storePost(stores, { corner: "full", index, text, photo }, at);
    const shown = index === 0 ? SHORT_POST : text;
    await storePost(
      stores,
      { corner: "photo", index, text: shown, photo },
      now - index * 7 * MINUTE_MS,
    );
  }
}

const drawStreet = drawOnce(drawSmaller);

interface FullPost {
  corner: "full" | "photo";
  index: number;
  text: string;
  photo: Uint8Array | undefined;
}

async function storePost(
  stores: PostStores,
  { corner, index, text, photo }: FullPost,
  at: number,
): Promise<void> {
  const person = await createPerson(stores.db, newPersonKey(), { now: at });
  const writer = admitWriter(await confirmAge(stores.db, person, 18), 18, { now: at });
  if (!writer.ok) throw new Error(writer.refusal.reason);
  const isPlan = PLANS.has(index);
  const post = {
    kind: isPlan ? "plan" : "update",
    text,
    venue: index % 2 === 0 ? "Behind the old library" : "",
    reach: 3,
    hours: 24,
    tile: tileAt(CORNERS[corner]) ?? 0,
    startsAt: isPlan ? at + 22 * HOUR_MS : null,
  } as const;
  const files = photo ? [{ bytes: photo, type: "" }] : [];
  const sending = { post, files, sendKey: `full-${index}` };
  const publishing = { clock: () => at, drawSmaller: drawStreet };
  const published = await publishPost(stores, writer.value, sending, publishing);
  if (!published.ok) throw new Error(published.refusal.reason);
}

async function storeShop(
  db: Database,
  index: number,
  { name, dish }: { name: string; dish: string },
  now: number,
): Promise<void> {
  const shopId = `full-corner-${index}`;
  const file = makeMenuFile({ shopId, name, sections: 1, items: 1 });
  await importMenu(db, JSON.stringify(file), { now: now - DAY_MS });
  const place = awayFrom(CORNERS.full, { north: index / 5, east: index / 7 - 0.5 });
  await db.update(shops).set(place).where(eq(shops.id, shopId));
  const dishes = [
    { name: dish, word: "special", pricePaise: 6_000, from: null },
    { name: "Masala chai", word: "new", pricePaise: 2_000, from: 960 },
  ] as const;
  await setBoard(db, shopId, { dishes: [...dishes], seen: boardText(null) }, { now });
}

/** Draws each photo once in each width, however many posts have it. */
function drawOnce(draw: DrawSmaller): DrawSmaller {
  const drawn = new Map<string, ReturnType<DrawSmaller>>();
  return (photo, to) => {
    const key = `${to.width} ${hash("sha1", photo.bytes)}`;
    const smaller = drawn.get(key) ?? draw(photo, to);
    drawn.set(key, smaller);
    return smaller;
  };
}
