CREATE TABLE `word_rules` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`reason` text NOT NULL,
	`act` text NOT NULL,
	`patterns` text NOT NULL,
	`detector` text,
	`is_on` integer DEFAULT false NOT NULL,
	`changed_at` integer NOT NULL,
	`changed_by` text NOT NULL,
	CONSTRAINT "word_rules_act" CHECK("word_rules"."act" IN ('hold', 'ask'))
) STRICT;
--> statement-breakpoint
ALTER TABLE `moderation_statements` ADD `is_caught` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `cases` ADD `caught` text;--> statement-breakpoint
ALTER TABLE `moderation_log` ADD `word_rule` text DEFAULT '' NOT NULL;
--> statement-breakpoint
-- What the desk begins with. Rules can be changed, switched off and deleted.
INSERT INTO `word_rules` (`name`, `reason`, `act`, `patterns`, `detector`, `is_on`, `changed_at`, `changed_by`) VALUES
('Threats', 'violence', 'hold', 'i/we will/ll/shall/gonna/wanna/gotta/want ... kill/murder/stab/rape/behead you/u/ya/him/her
i/we will/ll/shall/gonna/wanna/gotta/want ... kill/murder/stab/rape your/ur/his/her family/wife/husband/mother/mom/sister/brother/son/daughter/kids/children
i/we am/m/are/re going/gonna/coming/planning ... kill/murder/stab/rape you/u/ya/him/her
im/iam going/gonna/coming ... kill/murder/stab/rape you/u/ya/him/her
ill/ima/imma kill/murder/stab/rape you/u/ya/him/her
i/we/ill ... killyou/killu
i/we/ill ... shoot you/u/him/her dead/down
you/u/youll will/ll/gonna/going/are ... die today/tonight/tomorrow
youll die today/tonight/tomorrow
bullet in/through your/ur/his/her head/skull/chest
slit your/ur/his/her throat
i/we will/ll/shall/gonna ... burn/torch/blow ... your/ur/their house/home/shop/hut/car
tumhe/tumhein/tumko/tujhe/tujhko/tereko/aapko/apko maar/mar dunga/dungi/duga/denge/dege/dalunga/dalungi/dalenge
tumhe/tumhein/tumko/tujhe/tujhko/tereko/aapko/apko main/mai/me/hum/kal/aaj/ab/abhi/yahin/wahin/bhi/to/toh/sach/pakka maar/mar dunga/dungi/duga/denge/dege/dalunga/dalungi/dalenge
tumhe/tumhein/tumko/tujhe/tujhko/tereko/aapko/apko ... jaan/jan se maar/mar
tumhe/tumhein/tumko/tujhe/tujhko/tereko/aapko/apko ... goli/golee/chaku/chaaku/talwar maar/mar/se dunga/dungi/duga/denge/dege/dalunga/dalungi/dalenge
tumhe/tumhein/tumko/tujhe/tujhko/tereko kaat/kat/jala/khatam/gaad dunga/dungi/duga/denge/dege/dalunga/dalungi/dalenge
tumhe/tumhein/tumko/tujhe/tujhko/tereko khatam kar dunga/dungi/duga/denge/dege
tumhe/tumhein/tumko/tujhe/tujhko/tereko ... zinda/jinda nahi/nahin/nai/nhi chhodunga/chhodungi/chhodenge
zinda/jinda nahi/nahin/nai/nhi bachoge
tera/teri/tumhara/tumhari khoon/khun/murder/katal/katl/hatya kar dunga/dungi/duga/denge/dege
teri/tumhari jaan/jan le lunga/lungi/luga/lenge/lege
tera/tere/tumhara/tumhare ghar/dukan/dukaan/gaadi jala/phook/phoonk dunga/dungi/duga/denge/dege
haath/hath pair/paer/per tod/tor dunga/dungi/duga/denge/dege
chehre/muh/munh/face pe/par ... tezaab/tezab/acid
tezaab/tezab/acid phenk/fenk/phek dunga/dungi/duga/denge/dege
rape/balatkar kar dunga/dungi/duga/denge/dege
तुझे/तुझको/तुम्हें/तुमको/आपको/तेरेको मार दूँगा/दूँगी/देंगे/डालूँगा/डालूँगी/डालेंगे
तुझे/तुझको/तुम्हें/तुमको/आपको/तेरेको मैं/हम/कल/आज/अब/अभी/यहीं/वहीं/भी/तो मार दूँगा/दूँगी/देंगे/डालूँगा/डालूँगी/डालेंगे
तुझे/तुझको/तुम्हें/तुमको/आपको/तेरेको ... जान से मार
तुझे/तुझको/तुम्हें/तुमको/आपको/तेरेको ... गोली/चाकू/चाक़ू/तलवार मार/से दूँगा/दूँगी/देंगे/डालूँगा/डालूँगी/डालेंगे
तुझे/तुझको/तुम्हें/तुमको/तेरेको काट/जला/गाड़ दूँगा/दूँगी/देंगे/डालूँगा/डालूँगी/डालेंगे
तुझे/तुझको/तुम्हें/तुमको/तेरेको ख़त्म/खतम कर दूँगा/दूँगी/देंगे
तुझे/तुझको/तुम्हें/तुमको/तेरेको ... ज़िंदा नहीं छोड़ूँगा/छोड़ूँगी/छोड़ेंगे
ज़िंदा नहीं बचोगे
तेरा/तेरी/तुम्हारा/तुम्हारी ख़ून/क़त्ल/हत्या/मर्डर कर दूँगा/दूँगी/देंगे
तेरी/तुम्हारी जान ले लूँगा/लूँगी/लेंगे
तेरा/तेरे/तुम्हारा/तुम्हारे घर/दुकान/गाड़ी जला/फूँक दूँगा/दूँगी/देंगे
हाथ पैर/पाँव तोड़ दूँगा/दूँगी/देंगे
चेहरे/मुँह पर/पे ... तेज़ाब/एसिड
तेज़ाब/एसिड फेंक दूँगा/दूँगी/देंगे
रेप/बलात्कार कर दूँगा/दूँगी/देंगे', NULL, 1, unixepoch() * 1000, ''),
('What may be a threat', 'violence', 'ask', 'kill you/u
usko/use/unko/unhe/isko/ise/inko maar/mar dunga/dungi/duga/denge/dege/dalunga/dalungi/dalenge
jaan/jan se maar/mar dunga/dungi/duga/denge/dege/dalunga/dalungi/dalenge
tumhe/tumhein/tumko/tujhe/tujhko/tereko marunga/marungi/maruga/marenge
उसे/उसको/उन्हें/उनको/इसे/इसको मार दूँगा/दूँगी/देंगे/डालूँगा/डालूँगी/डालेंगे
जान से मार दूँगा/दूँगी/देंगे/डालूँगा/डालूँगी/डालेंगे
तुझे/तुझको/तुम्हें/तुमको मारूँगा/मारूँगी/मारेंगे', NULL, 1, unixepoch() * 1000, ''),
('Contact of children', 'child-safety', 'hold', 'dont/never/not tell your/ur mom/mum/mummy/mama/mother/dad/daddy/papa/father/parents
dont/never/not tell anyone/anybody/any ... little secret
little secret ... dont/never tell
secret from your/ur mom/mum/mummy/mama/mother/dad/daddy/papa/father/parents
are/r your/ur parents/mom/mum/mummy/papa home/out/away/there ... alone
alone ... your/ur parents/mom/mum/mummy/papa home/out/away/there
meet me ... after school/tuition/tuitions/class ... alone
meet me alone ... school/tuition/tuitions/class
how old are/r you/u ... pic/pics/selfie
send/show/share ... nudes
send/show/share ... nude/naked/topless pic/pics/photo/photos/selfie/video
nude/nangi/nange photo/foto/pic/video/selfie ... bhej/bhejo/bhejna/bhejde/dikha/dikhao/dikhana
kapde utar/utaar ke/kar ... photo/foto/pic/video/dikha/dikhao/dikhana
mummy/mammi/mumma/maa/papa/ghar/gharwalo/gharwalon ko/pe/par mat/nahi/nahin/na batana/bolna
tum/tu ghar pe/par/mein/me akeli ho/hai
ghar pe/par akeli ho kya
school/tuition/coaching ke baad ... akeli/akele milo/milna/aana/aao/aajao
akeli/akele milo/milna/aana/aao ... school/tuition/coaching ke baad
chocolate/toffee dunga/dungi/doonga ... akeli/akele
मम्मी/माँ/पापा को मत/नहीं/न बताना/बोलना
घर पर/पे/में मत/नहीं बताना
तुम/तू घर पर/पे/में अकेली हो/है
घर पर/पे अकेली हो क्या
स्कूल/ट्यूशन/कोचिंग के बाद ... अकेली/अकेले मिलो/मिलना/आना/आओ
अकेली/अकेले मिलो/मिलना/आना/आओ ... स्कूल/ट्यूशन/कोचिंग के बाद
नंगी/न्यूड फोटो/वीडियो/तस्वीर ... भेज/भेजो/भेजना/दिखा/दिखाओ
कपड़े उतार के/कर ... फोटो/वीडियो/दिखा/दिखाओ', NULL, 1, unixepoch() * 1000, ''),
('What may be contact of a child', 'child-safety', 'ask', 'our/my little secret
are/r you/u alone at home
are/r you/u home alone
ghar pe/par akeli/akele ho
घर पर/पे अकेली/अकेले हो', NULL, 1, unixepoch() * 1000, ''),
('Phone numbers', 'private-information', 'ask', '', 'phone', 1, unixepoch() * 1000, ''),
('UPI ids', 'private-information', 'ask', '', 'upi', 1, unixepoch() * 1000, '');

--> statement-breakpoint
-- What was found by a report is told to be so: 8 is the bit of that.
UPDATE `moderation_statements` SET `told` = `told` | 8 WHERE `told` IS NOT NULL;
