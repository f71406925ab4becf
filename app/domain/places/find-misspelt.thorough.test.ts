import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { newPlaceFinder } from "./find-places.ts";

/* What people type, and how often what they mean comes first. With the real names, as a build has them. */

/** By ear, in Devanagari, with the town first or last, in one word or two; and the place they mean. */
const MISSPELT: [typed: string, place: string][] = [
  ["hauz khaz", "Hauz Khas, Delhi"],
  ["haus khas delhi", "Hauz Khas, Delhi"],
  ["Indranagar", "Indiranagar, Bengaluru"],
  ["Indranagar bangalore", "Indiranagar, Bengaluru"],
  ["सीताबर्डी", "Sitabuldi, Nagpur"],
  ["नागपुर सीताबर्डी", "Sitabuldi, Nagpur"],
  ["Lucknow Indira Nagar", "Indira Nagar, Lucknow"],
  ["Lucknow Indranagar", "Indira Nagar, Lucknow"],
  ["koramangla", "Koramangala, Bengaluru"],
  ["Koramanagala", "Koramangala, Bengaluru"],
  ["korumangala bangalore", "Koramangala, Bengaluru"],
  ["bangalore koramangla", "Koramangala, Bengaluru"],
  ["jaynagar bangalore", "Jayanagar, Bengaluru"],
  ["bangalore jaya nagar", "Jayanagar, Bengaluru"],
  ["maleshwaram", "Malleshwaram, Bengaluru"],
  ["whitfield", "Whitefield, Bengaluru"],
  ["white field bengaluru", "Whitefield, Bengaluru"],
  ["marathali", "Marathahalli, Bengaluru"],
  ["yelhanka", "Yelahanka, Bengaluru"],
  ["electronics city", "Electronics City, Bengaluru"],
  ["gachibouli", "Gachibowli, Hyderabad"],
  ["banjarahils", "Banjara Hills, Hyderabad"],
  ["hyderabad banjara hils", "Banjara Hills, Hyderabad"],
  ["kukkatpalli", "Kukatpally, Medchal"],
  ["begampett", "Begumpet, Medchal"],
  ["secundrabad", "Secunderabad, Hyderabad"],
  ["T nager", "T. Nagar, Chennai"],
  ["adayar chennai", "Adyar, Chennai"],
  ["mylapur", "Mylapore, Chennai"],
  ["velacheri", "Velachery, Chennai"],
  ["chennai anna nager", "Anna Nagar, Chennai"],
  ["kodambakam", "Kodambakkam, Chennai"],
  ["kolaba mumbay", "Colaba, Mumbai"],
  ["gorgaon mumbai", "Goregaon, Mumbai"],
  ["गोरेगांव", "Goregaon, Mumbai"],
  ["ghatkoper", "Ghatkopar West, Mumbai"],
  ["chembure", "Chembur, Mumbai"],
  ["borivli", "Borivali, Mumbai"],
  ["मुंबई अंधेरी", "Andheri, Mumbai"],
  ["kothrood", "Kothrud, Pune"],
  ["पुणे कोथरूड", "Kothrud, Pune"],
  ["हिंजवडी", "Hinjewadi, Pune"],
  ["pune shivajinager", "Shivajinagar, Pune"],
  ["lakshmi nagar delhi", "Laxmi Nagar, Delhi"],
  ["basant kunj", "Vasant Kunj, New Delhi"],
  ["बसंत कुंज", "Vasant Kunj, New Delhi"],
  ["karolbag", "Karol Bagh, Delhi"],
  ["करोल बाग", "Karol Bagh, Delhi"],
  ["conought place", "Connaught Place, Delhi"],
  ["कनॉट प्लेस", "Connaught Place, Delhi"],
  ["rohni", "Rohini, Delhi"],
  ["delhi lajpatnagar", "Lajpat Nagar, Delhi"],
  ["noida sec 62", "Sec62 Noida, Gautam"],
  ["gomtinagar lucknow", "Gomti Nagar, Lucknow"],
  ["लखनऊ गोमतीनगर", "Gomti Nagar, Lucknow"],
  ["hazratgang", "Hazratganj, Lucknow"],
  ["alambag lucknow", "Alambagh, Lucknow"],
  ["ballygung", "Ballygunge, Kolkata"],
  ["kolkatta saltlake", "Salt Lake, Kolkata"],
  ["behla kolkata", "Behala, Kolkata"],
  ["bhuvneshwar", "Bhubaneswar, Khordha"],
  ["vishakapatnam", "Visakhapatnam, Visakhapatanam"],
  ["trivendrum", "Trivandrum, Thiruvananthapuram"],
  ["kozikode", "Kozhikode, Kerala"],
  ["coimbtore", "Coimbatore, Coimbatore"],
  ["मैसूर", "मैसूर, Mysuru"],
  ["इन्दौर विजय नगर", "Vijay Nagar, Indore"],
  ["चण्डीगढ़", "Chandigarh, Chandigarh"],
  ["ludhyana", "Ludhiana, Ludhiana"],
  ["amritsir", "Amritsar, Amritsar"],
  ["jodpur", "Jodhpur, Jodhpur"],
  ["जयपुर मालवीय नगर", "Malviya Nagar, Jaipur"],
  ["vaishali nager jaipur", "Vaishali Nagar, Jaipur"],
  ["ahemdabad", "Ahmedabad, Ahmadabad"],
  ["navarangpura ahmedabad", "Navrangpura, Ahmadabad"],
  ["guwhati", "Guwahati, Kamrup"],
  ["saaket delhi", "Saket, Delhi"],
  ["delhi rajouri gardan", "Rajouri Garden J 6, Delhi"],
  ["रजौरी गार्डन", "Rajouri Garden J 6, Delhi"],
  ["pitampura delhi", "Pitampura, Delhi"],
  ["pritampura", "Pitampura, Delhi"],
  ["janakpury", "Janakpuri"],
  ["mayurvihar", "Mayur Vihar"],
  ["rajajinager", "Rajajinagar, Bengaluru"],
  ["bangalore hebal", "Hebbal, Bengaluru"],
  ["basvanagudi", "Basavanagudi, Bengaluru"],
  ["banshankari", "Banashankari, Bengaluru"],
  ["j p nagar bangalore", "J P Nagar, Bengaluru"],
  ["frazertown", "Fraser Town, Bengaluru"],
  ["ameerpeth", "Ameerpet"],
  ["hyderabad jubli hills", "Jubilee Hills, Hyderabad"],
  ["मादापुर", "Madhapur, Hyderabad"],
  ["uppal hyderabad", "Uppal, Medchal"],
  ["tambram", "Tambaram, Chengalpattu"],
  ["nungambakam", "Nungambakkam"],
  ["chennai guindi", "Guindy"],
  ["triplicane chenai", "Triplicane"],
  ["mulund mumbai", "Mulund"],
  ["vikroli", "Vikhroli, Mumbai"],
  ["दादर", "Dadar, Mumbai"],
  ["mumbai khar", "Khar "],
  ["wadla mumbai", "Wadala, Mumbai"],
  ["kalyaninagar pune", "Kalyani Nagar, Pune"],
  ["औंध पुणे", "Aundh, Pune"],
  ["hadpsar", "Hadapsar, Pune"],
  ["chinchwad", "Chinchwad"],
  ["tolygunge", "Tollygunge, Kolkata"],
  ["जादवपुर", "Jadavpur University"],
  ["alipor kolkata", "Alipore, Kolkata"],
  ["bhawanipore", "Bhawanipore, Kolkata"],
  ["कानपुर", "Kanpur, Fatehpur"],
  ["waranasi", "Varanasi, Varanasi"],
  ["bareily", "Bareilly, Bareilly"],
  ["मुरादाबाद", "Moradabad, Moradabad"],
  ["allahbad", "Allahabad, Prayagraj"],
  ["rajkott", "Rajkot, Rajkot"],
  ["surat adajan", "Adajan, Surat"],
  ["nashik", "Nashik, Nashik"],
  ["aurangbad", "Aurangabad, Maharashtra"],
  ["solapoor", "Solapur, Solapur"],
  ["udaypur", "Udaipur, Udaipur"],
  ["bikaner", "Bikaner, Bikaner"],
  ["gwaliar", "Gwalior, Madhya"],
  ["jabbalpur", "Jabalpur, Jabalpur"],
  ["raypur", "Raipur, Raipur"],
  ["madurei", "Madurai, Madurai"],
  ["selam", "Salem, Salem"],
  ["vijaywada", "Vijayawada, Ntr"],
  ["thrisur", "Thrissur, Thrissur"],
  ["dehradoon", "Dehradun, Dehradun"],
  ["हरिद्वार", "Haridwar, Haridwar"],
  ["patana", "Patna, Patna"],
  ["राँची", "Ranchi, Ranchi"],
  ["jamshedpoor", "Jamshedpur, East Singhbum"],
  ["siligudi", "Siliguri, Darjeeling"],
  ["shilong", "Shillong, East Khasi Hills"],
];

const { find } = newPlaceFinder(async (name) => {
  const reply = await env.ASSETS.fetch(`https://assets.local/assets/places/test/${name}.txt`);
  return reply.ok ? reply.text() : undefined;
});

/** At which place of the list it is; -1 if it is not there. */
async function rankOf(typed: string, meant: string): Promise<number> {
  const found = await find(typed);
  return found.findIndex(({ name, area }) => `${name}, ${area}`.startsWith(meant));
}

it("of misspelt names nine in ten find their place first, and 95 of 100 among the first three", async () => {
  const ranks: number[] = [];
  for (const [typed, meant] of MISSPELT) ranks.push(await rankOf(typed, meant));
  const first = ranks.filter((rank) => rank === 0).length;
  const firstThree = ranks.filter((rank) => rank >= 0 && rank < 3).length;
  expect(first / ranks.length).toBeGreaterThanOrEqual(0.9);
  expect(firstThree / ranks.length).toBeGreaterThanOrEqual(0.95);
});

it.each([
  ["hauz khaz", "Hauz Khas, Delhi"],
  ["सीताबर्डी", "Sitabuldi, Nagpur"],
  ["Lucknow Indira Nagar", "Indira Nagar, Lucknow"],
  ["Lucknow Indranagar", "Indira Nagar, Lucknow"],
  ["Indranagar bangalore", "Indiranagar, Bengaluru"],
  ["basant kunj", "Vasant Kunj, New Delhi"],
  ["गोरेगांव", "Goregaon, Mumbai"],
  ["allahbad", "Allahabad, Prayagraj"],
])("%s finds %s first", async (typed, meant) => {
  expect(await rankOf(typed, meant)).toBe(0);
});

it("Indranagar, which is the name of other places, finds those and Indiranagar", async () => {
  expect(await rankOf("Indranagar", "Indranagar, ")).toBe(0);
  expect(await rankOf("Indranagar", "Indiranagar, Bengaluru")).toBeGreaterThan(0);
});
