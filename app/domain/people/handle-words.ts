/** Words that nobody minds being called. */
export const ADJECTIVES = (
  "Amber Ample Apt Balmy Bold Brave Breezy Bright Brisk Calm Candid Careful Cheery Chirpy Civil " +
  "Clear Clever Cosy Crisp Curious Dapper Daring Dawn Deft Dewy Eager Early Easy Fair Fond Frank " +
  "Free Fresh Gentle Gifted Glad Golden Good Graceful Handy Happy Hardy Honest Humble Jaunty Jolly " +
  "Joyful Keen Kind Lively Loyal Lucky Lunar Mellow Merry Mild Modest Monsoon Neat Nimble Noble " +
  "Patient Plucky Polite Proud Quick Quiet Ready Rosy Rustic Saffron Serene Sharp Shy Silver Simple " +
  "Sincere Sleepy Smart Snug Spry Steady Sterling Still Stout Sunny Tender Thrifty Tidy Tranquil " +
  "Trusty Upbeat Velvet Vivid Warm Wary Wise Witty Young Zesty"
).split(" ");

/** Animals of the subcontinent, mostly birds. */
export const CREATURES = (
  "Antelope Badger Barbet Bat Beaver Bee Beetle Bulbul Bunting Butterfly Camel Catfish Chameleon " +
  "Cheetah Chital Civet Cormorant Crane Cricket Cuckoo Deer Dolphin Dove Dragonfly Drongo Duck " +
  "Egret Elephant Falcon Finch Firefly Flamingo Fox Gaur Gazelle Gecko Gerbil Gibbon Goat Goose " +
  "Grebe Hare Hedgehog Heron Hoopoe Hornbill Ibex Ibis Iora Jacana Kestrel Kingfisher Kite Koel " +
  "Langur Lapwing Lark Leopard Lion Loris Macaque Magpie Minivet Mongoose Monal Moth Mynah Nightjar " +
  "Nilgai Nuthatch Oriole Osprey Otter Owl Panda Pangolin Parakeet Partridge Peacock Pelican " +
  "Pheasant Pigeon Pipit Plover Porcupine Quail Rabbit Robin Roller Sambar Sandpiper Shrike Skylark " +
  "Sparrow Spoonbill Squirrel Starling Stork Sunbird Swallow Swan Swift Tailorbird Tahr Teal Tern " +
  "Thrush Tiger Tortoise Treepie Turtle Wagtail Warbler Weaver Wolf Woodpecker Yak"
).split(" ");
