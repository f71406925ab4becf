ALTER TABLE `banned_addresses` ADD `began_at` integer;
--> statement-breakpoint
-- For words that earlier lines missed. A line with & is found if all its parts are in the text, in whatever order.
INSERT INTO `word_rules` (`name`, `reason`, `act`, `patterns`, `detector`, `is_on`, `changed_at`, `changed_by`) VALUES
('Threats in other words', 'violence', 'hold', 'i/we will/ll/shall/gonna ... break/smash/crush/snap ... your/ur ... leg/legs/bone/bones/neck/skull/jaw/teeth/kneecaps/knees/spine/ribs/fingers/arm/arms/nose
i/we will/ll/shall/gonna ... cut/chop/slice off/both/up/out ... your/ur head/hand/hands/legs/fingers/tongue/ears/nose/throat
i/we will/ll/shall/gonna ... throw/throwing/pour/splash acid on/at/over/in you/u/him/her
i/we will/ll/shall/gonna ... throw/throwing/pour/splash acid on/at/over/in your/ur/his/her face/eyes/body/skin
i/we will/ll/shall/gonna ... burn/bury/skin/roast you/u/him/her ... alive
i/we will/ll/shall/gonna ... strangle/poison/slaughter/butcher/lynch/hang you/u/him/her
i/we will/ll/shall/gonna ... kidnap/abduct you/u/him/her/your/ur
ill/im/iam ... break/smash/crush/snap ... your/ur ... leg/legs/bone/bones/neck/skull/jaw/teeth/kneecaps/knees/spine/ribs/fingers/arm/arms/nose
ill/im/iam ... cut/chop/slice off/both/up/out ... your/ur head/hand/hands/legs/fingers/tongue/ears/nose/throat
ill/im/iam ... throw/throwing/pour/splash acid on/at/over/in you/u/him/her
ill/im/iam ... throw/throwing/pour/splash acid on/at/over/in your/ur/his/her face/eyes/body/skin
ill/im/iam ... burn/bury/skin/roast you/u/him/her ... alive
ill/im/iam ... strangle/poison/slaughter/butcher/lynch/hang you/u/him/her
ill/im/iam ... kidnap/abduct you/u/him/her/your/ur
were/weare gonna/going ... break/smash/crush/snap ... your/ur ... leg/legs/bone/bones/neck/skull/jaw/teeth/kneecaps/knees/spine/ribs/fingers/arm/arms/nose
were/weare gonna/going ... cut/chop/slice off/both/up/out ... your/ur head/hand/hands/legs/fingers/tongue/ears/nose/throat
were/weare gonna/going ... throw/throwing/pour/splash acid on/at/over/in you/u/him/her
were/weare gonna/going ... throw/throwing/pour/splash acid on/at/over/in your/ur/his/her face/eyes/body/skin
were/weare gonna/going ... burn/bury/skin/roast you/u/him/her ... alive
were/weare gonna/going ... strangle/poison/slaughter/butcher/lynch/hang you/u/him/her
were/weare gonna/going ... kidnap/abduct you/u/him/her/your/ur
my/our men/boys/guys/goons/people/gang/brothers ... beat/thrash/kick you/u to death/pulp
i/ive/we/weve/have planted/plant/planting/placed a bomb
consider yourself/urself dead & snitch/traitor/dog/bastard/bitch/thief/informer/informant
you/u wont/will/never ... see tomorrow/sunrise/another & ill/i/we ... make sure
i/we know where/when you/u/your/ur & kill/hurt/shoot/rape/acid/stab/slit/burn
taang/tang/tange/taangein/tangen/haddi/haddiya/haddiyan/pasli/pasliyan/khopdi/jabda/ghutne tod/tor/phod/fod dunga/dungi/duga
tera/teri/tere/tumhara/tumhari/tumhare ... taang/tang/tange/taangein/tangen/haddi/haddiya/haddiyan/pasli/pasliyan/khopdi/jabda/ghutne tod/tor/phod/fod dunga/dungi/duga/denge/dege
zinda/jinda jala/gaad/gad/dafna dunga/dungi/duga
tujhe/tujhko/tereko/tumhe/tumhein/tumko/aapko ... zinda/jinda jala/gaad/gad/dafna dunga/dungi/duga/denge/dege
teri/tumhari lash/laash ... milegi/mile/giregi/bichegi/uthegi
tere/teri/tumhare/tumhari bachcho/bachchon/bacho/bachon/bachche/beti/bete/behen/bahan/biwi/family/gharwalo/gharwalon ko maar/mar/kaat/kat/jala/khatam dunga/dungi/duga/denge/dege
ghus ke/kar/kr marunga/marungi/maarenge & tujhe/tujhko/tereko/tumhe/tumhein/tumko/aapko/tera/teri/tere/tumhara/tumhari/tumhare
gardan/gala kaat/kat dunga/dungi/duga
kaat/kat dunga/dungi/duga/denge/dege tera/teri/tere/tumhara/tumhari/tumhare gardan/gala/sir/hath/zubaan/zaban/jeebh
tera/teri/tere/tumhara/tumhari/tumhare zubaan/zaban/jeebh/hath/ungliyan kaat/kat/kheech/khich dunga/dungi/duga/denge/dege
maut ke ghat utar dunga/dungi/duga/denge/dege
shamshan/kabristan pahucha/pahuncha/bhej dunga/dungi/duga/denge/dege
teri/tumhari arthi/chita/kabr/kabar/janaza ... uthegi/uthaunga/niklegi/nikalegi/nikalega/khod/khodunga/saja/sajegi
teri/tumhari/uski ... izzat/ijjat loot/lut lunga/lenge/dunga
peet/pit peet/pit ke/kar ... maar/mar dunga/dungi/duga/denge/dege
tere/teri/tumhare/tumhari ... supari de/di/dedi/nikal
goli/goliyon se bhun/bhoon/uda dunga/dungi/duga/denge/dege
chaku/chakku/chhuri/churi ghop/ghonp/bhonk/bhok dunga/dungi/duga/denge/dege
tujhe/tujhko/tereko/tumhe/tumhein/tumko/aapko ... kuchal dunga/dungi/duga/denge/dege
i/we will/ll/shall/gonna ... have you/u/him/her killed/beaten/shot/raped/finished
i/we will/ll/shall/gonna ... run you/u over
i/we will/ll/shall/gonna ... break every bone
i/we will/ll/shall/gonna ... gut/behead/cripple/maim you/u/him/her
ill/im/iam ... have you/u/him/her killed/beaten/shot/raped/finished
ill/im/iam ... run you/u over
ill/im/iam ... break every bone
ill/im/iam ... gut/behead/cripple/maim you/u/him/her
were/weare gonna/going ... have you/u/him/her killed/beaten/shot/raped/finished
were/weare gonna/going ... run you/u over
were/weare gonna/going ... break every bone
were/weare gonna/going ... gut/behead/cripple/maim you/u/him/her
tera/teri/tere/tumhara/tumhari/tumhare ghar/dukan/gaadi me/mein/men/ko/pe aag laga dunga/dungi/duga
tujhe/tujhko/tereko/tumhe/tumhein/tumko/aapko kaat/kat/maar/mar ke/kar/kr ... phek/phenk/fek/gaad/gad/latka/baha dunga/dungi/duga/denge/dege
haath/hath pair/paer/per tod/tor ke/kar/kr & tujhe/tujhko/tereko/tumhe/tumhein/tumko/aapko/tera/teri/tere/tumhara/tumhari/tumhare
tera/teri/tere/tumhara/tumhari/tumhare murder/khoon/khun/katl karwa/karva dunga/dungi/duga/denge/dege
were gonna/going ... burn/torch/blow ... your/ur house/home/shop/hut/car
lash/laash milegi/giregi/bichegi teri/tumhari
tera/teri/tere/tumhara/tumhari/tumhare ... sir/sar phod/fod dunga/dungi/duga/denge/dege
tera/teri/tere/tumhara/tumhari/tumhare ... pet phaad/phad/faad/fad/chir/cheer dunga/dungi/duga/denge/dege
chaku/chakku/chhuri/churi se pet phaad/phad/faad/fad/chir/cheer dunga/dungi/duga/denge/dege
tujhe/tujhko/tereko/tumhe/tumhein/tumko/aapko ... zameen/jameen/zamin me/mein/men gaad/gad/dafna dunga/dungi/duga/denge/dege
tere/teri/tumhare/tumhari beti/bete/bachche/bachcho/bachchon/biwi/behen ... apaharan/apahran/apharan/aparan/kidnap/agwa kar/karwa/ho lunga/lenge/dunga/denge/jayega/jayegi
tera/teri/tere/tumhara/tumhari/tumhare ghar/dukan/gaadi pe/par/me ... bomb/bam phenk/phek/fek/maar/rakh dunga/dungi/duga/denge/dege
pariwar/parivar/family/khandan/bachcho/bachchon/bachon/beti/bete/biwi ko ... jala/maar/kaat/khatam dunga/dungi/duga/denge/dege & tera/teri/tere/tumhara/tumhari/tumhare', NULL, 1, unixepoch() * 1000, ''),
('What may be a threat, in other words', 'violence', 'ask', 'finish your/ur ... family
tera/teri/tere/tumhara/tumhari/tumhare ghar/dukan/gaadi men aag laga dunga/dungi/duga/denge/dege
you/u/youll get a bullet
tera/teri/tumhara murder/katl ho jayega/jayegi
smash/stab/behead/strangle/slaughter/butcher/gut/lynch/bury/cripple/maim ... you/u/your/ur face/throat/head/alive
smash/gut/strangle/behead/lynch/cripple/butcher/slaughter you/u
hunt/run you/u down/over
you/u/youll/your ... coffin/corpse/graveyard/funeral
your/ur house/home/shop/family/car ... flames/ashes
you/u/kids/family wont/not survive/make it to/till/past
i/im/we ... with a/my gun/pistol/rifle/katta/bandook
snitches get
every bone in your/ur body
goli khayega/khaega/khaoge/khayegi
tera/tere/teri/tumhara/tumhari/tumhare ... kafan/arthi/janaza
sir/sar phod/fod dunga/dungi/duga
pet phaad/phad/faad/fad dunga/dungi/duga
zameen/jameen/zamin me/mein/men gaad/gad dunga/dungi/duga/denge/dege
consider yourself/urself dead
dead man/meat walking
youre/ur dead meat
my/our men/boys/guys/goons/gang ... beat/thrash you/u up
you/u wont see tomorrow/sunrise
im/iam/i/ill ... come/coming ... with ... knife/gun/pistol/machete/sword/axe/rod ... for/after you/u
i/we know where you/u/your/ur ... live/lives/sleep/sleeps
your/ur days are numbered
pay with your/ur life/blood
i/ill/we ... hurt you/u/your/ur
better watch your/ur back
kill yourself/urself
tere/teri/tumhare/tumhari bachcho/bachchon/bacho/bachon/beti/bete/behen/biwi ko ... utha lunga/lenge/le
ghar me/mein/men/main ghus ke/kar/kr marunga/marungi/maarenge
goli maar/mar dunga/dungi
khoon/khun kar dunga/dungi
khoon/khun pi jaunga/jaungi
bomb/bam se uda dunga/dungi/duga/denge/dege
tu/tum bachega/bachegi/bachoge nahi/nahin/nhi/nai
tujhe/tumhe/tereko dekh lunga/lungi/lenge
dekh lunga/lungi tujhe/tumhe/tereko
naam o nishan mita dunga/dungi/duga/denge/dege
naamo/namo nishan mita dunga/dungi/duga/denge/dege
usko/use/unko/unhe/isko/ise ... zinda/jinda jala/gaad dunga/dungi/duga/denge/dege', NULL, 1, unixepoch() * 1000, ''),
('Contact of children, by several signs', 'child-safety', 'hold', 'dont/never/not/without/wont tell/telling ... mom/mum/mummy/mama/mother/dad/daddy/papa/father/parents & send/show/share ... pic/pics/photo/photos/selfie/video/vidiyo/videos/foto & girl/girls/boy/boys/kid/kids/child/ladki/ladkiyan/ladkiyon/ladka/ladke/bachi/bacchi/bachiyan/bache/beta/bete/beti/school/skool/uniform
dont/never/not/without/wont tell/telling ... mom/mum/mummy/mama/mother/dad/daddy/papa/father/parents & apni/apna/tumhari/teri ... pic/pics/photo/photos/selfie/video/vidiyo/videos/foto & bhejo/bhej/bhejna/bhejde/dikhao/dikha
dont/never/not/without/wont tell/telling ... mom/mum/mummy/mama/mother/dad/daddy/papa/father/parents & alone/akele/akeli/akela & come/meet/aana/aao/aaja/milo/milna/milogi/miloge
dont/never/not/without/wont tell/telling ... mom/mum/mummy/mama/mother/dad/daddy/papa/father/parents & after school/skool/tuition/class & my/our house/home/room/place/flat/car
dont/never/not/without/wont tell/telling ... mom/mum/mummy/mama/mother/dad/daddy/papa/father/parents & mere/meri/hamare room/kamre/ghar/gaadi/flat & girl/girls/boy/boys/kid/kids/child/ladki/ladkiyan/ladkiyon/ladka/ladke/bachi/bacchi/bachiyan/bache/beta/bete/beti/school/skool/chocolate/toffee/gift
mummy/mammi/mumma/maa/papa/ghar/gharwalo/gharwalon ... mat/nahi/nahin/na/nhi batana/bolna/batao & send/show/share ... pic/pics/photo/photos/selfie/video/vidiyo/videos/foto & girl/girls/boy/boys/kid/kids/child/ladki/ladkiyan/ladkiyon/ladka/ladke/bachi/bacchi/bachiyan/bache/beta/bete/beti/school/skool/uniform
mummy/mammi/mumma/maa/papa/ghar/gharwalo/gharwalon ... mat/nahi/nahin/na/nhi batana/bolna/batao & apni/apna/tumhari/teri ... pic/pics/photo/photos/selfie/video/vidiyo/videos/foto & bhejo/bhej/bhejna/bhejde/dikhao/dikha
mummy/mammi/mumma/maa/papa/ghar/gharwalo/gharwalon ... mat/nahi/nahin/na/nhi batana/bolna/batao & alone/akele/akeli/akela & come/meet/aana/aao/aaja/milo/milna/milogi/miloge
mummy/mammi/mumma/maa/papa/ghar/gharwalo/gharwalon ... mat/nahi/nahin/na/nhi batana/bolna/batao & after school/skool/tuition/class & my/our house/home/room/place/flat/car
mummy/mammi/mumma/maa/papa/ghar/gharwalo/gharwalon ... mat/nahi/nahin/na/nhi batana/bolna/batao & mere/meri/hamare room/kamre/ghar/gaadi/flat & girl/girls/boy/boys/kid/kids/child/ladki/ladkiyan/ladkiyon/ladka/ladke/bachi/bacchi/bachiyan/bache/beta/bete/beti/school/skool/chocolate/toffee/gift
mummy/mammi/mumma/maa/papa/ghar/gharwalo/kisi ... pata na/nahi/nhi/nahin chale/chalna/chalega/lage/lagna & send/show/share ... pic/pics/photo/photos/selfie/video/vidiyo/videos/foto & girl/girls/boy/boys/kid/kids/child/ladki/ladkiyan/ladkiyon/ladka/ladke/bachi/bacchi/bachiyan/bache/beta/bete/beti/school/skool/uniform
mummy/mammi/mumma/maa/papa/ghar/gharwalo/kisi ... pata na/nahi/nhi/nahin chale/chalna/chalega/lage/lagna & apni/apna/tumhari/teri ... pic/pics/photo/photos/selfie/video/vidiyo/videos/foto & bhejo/bhej/bhejna/bhejde/dikhao/dikha
mummy/mammi/mumma/maa/papa/ghar/gharwalo/kisi ... pata na/nahi/nhi/nahin chale/chalna/chalega/lage/lagna & alone/akele/akeli/akela & come/meet/aana/aao/aaja/milo/milna/milogi/miloge
mummy/mammi/mumma/maa/papa/ghar/gharwalo/kisi ... pata na/nahi/nhi/nahin chale/chalna/chalega/lage/lagna & after school/skool/tuition/class & my/our house/home/room/place/flat/car
mummy/mammi/mumma/maa/papa/ghar/gharwalo/kisi ... pata na/nahi/nhi/nahin chale/chalna/chalega/lage/lagna & mere/meri/hamare room/kamre/ghar/gaadi/flat & girl/girls/boy/boys/kid/kids/child/ladki/ladkiyan/ladkiyon/ladka/ladke/bachi/bacchi/bachiyan/bache/beta/bete/beti/school/skool/chocolate/toffee/gift
our/little secret & send/show/share ... pic/pics/photo/photos/selfie/video/vidiyo/videos/foto & girl/girls/boy/boys/kid/kids/child/ladki/ladkiyan/ladkiyon/ladka/ladke/bachi/bacchi/bachiyan/bache/beta/bete/beti/school/skool/uniform
our/little secret & apni/apna/tumhari/teri ... pic/pics/photo/photos/selfie/video/vidiyo/videos/foto & bhejo/bhej/bhejna/bhejde/dikhao/dikha
our/little secret & alone/akele/akeli/akela & come/meet/aana/aao/aaja/milo/milna/milogi/miloge
our/little secret & after school/skool/tuition/class & my/our house/home/room/place/flat/car
our/little secret & mere/meri/hamare room/kamre/ghar/gaadi/flat & girl/girls/boy/boys/kid/kids/child/ladki/ladkiyan/ladkiyon/ladka/ladke/bachi/bacchi/bachiyan/bache/beta/bete/beti/school/skool/chocolate/toffee/gift
raaz/raj/secret rakhna/rakho/rakhenge/rakhunga & send/show/share ... pic/pics/photo/photos/selfie/video/vidiyo/videos/foto & girl/girls/boy/boys/kid/kids/child/ladki/ladkiyan/ladkiyon/ladka/ladke/bachi/bacchi/bachiyan/bache/beta/bete/beti/school/skool/uniform
raaz/raj/secret rakhna/rakho/rakhenge/rakhunga & apni/apna/tumhari/teri ... pic/pics/photo/photos/selfie/video/vidiyo/videos/foto & bhejo/bhej/bhejna/bhejde/dikhao/dikha
raaz/raj/secret rakhna/rakho/rakhenge/rakhunga & alone/akele/akeli/akela & come/meet/aana/aao/aaja/milo/milna/milogi/miloge
raaz/raj/secret rakhna/rakho/rakhenge/rakhunga & after school/skool/tuition/class & my/our house/home/room/place/flat/car
raaz/raj/secret rakhna/rakho/rakhenge/rakhunga & mere/meri/hamare room/kamre/ghar/gaadi/flat & girl/girls/boy/boys/kid/kids/child/ladki/ladkiyan/ladkiyon/ladka/ladke/bachi/bacchi/bachiyan/bache/beta/bete/beti/school/skool/chocolate/toffee/gift
are/r you/u in class/std/grade 3/4/5/6/7/8/9/10 & alone/akele/akeli/secret/raaz & meet/come/milo/milna/milogi/miloge/aao/aana/call/chat/pic/pics/photo/photos/selfie/video/vidiyo/videos/foto
are/r you/u in class/std/grade 3/4/5/6/7/8/9/10 & pretty/sexy/hot/cutie/sweetie & meet/come/dm/chat/pic/pics/photo/photos/selfie/video/vidiyo/videos/foto
are/r you/u 8/9/10/11/12/13/14/15 & alone/akele/akeli/secret/raaz & meet/come/milo/milna/milogi/miloge/aao/aana/call/chat/pic/pics/photo/photos/selfie/video/vidiyo/videos/foto
are/r you/u 8/9/10/11/12/13/14/15 & pretty/sexy/hot/cutie/sweetie & meet/come/dm/chat/pic/pics/photo/photos/selfie/video/vidiyo/videos/foto
tum/tu/tumhari/teri/aap ... 8/9/10/11/12/13/14/15 saal/sal/varsh & alone/akele/akeli/secret/raaz & meet/come/milo/milna/milogi/miloge/aao/aana/call/chat/pic/pics/photo/photos/selfie/video/vidiyo/videos/foto
tum/tu/tumhari/teri/aap ... 8/9/10/11/12/13/14/15 saal/sal/varsh & pretty/sexy/hot/cutie/sweetie & meet/come/dm/chat/pic/pics/photo/photos/selfie/video/vidiyo/videos/foto
tumhari/teri umar/umr/age ... 8/9/10/11/12/13/14/15 & alone/akele/akeli/secret/raaz & meet/come/milo/milna/milogi/miloge/aao/aana/call/chat/pic/pics/photo/photos/selfie/video/vidiyo/videos/foto
tumhari/teri umar/umr/age ... 8/9/10/11/12/13/14/15 & pretty/sexy/hot/cutie/sweetie & meet/come/dm/chat/pic/pics/photo/photos/selfie/video/vidiyo/videos/foto
kitne/kitni saal/sal ki/ke ho & alone/akele/akeli/secret/raaz & meet/come/milo/milna/milogi/miloge/aao/aana/call/chat/pic/pics/photo/photos/selfie/video/vidiyo/videos/foto
kitne/kitni saal/sal ki/ke ho & pretty/sexy/hot/cutie/sweetie & meet/come/dm/chat/pic/pics/photo/photos/selfie/video/vidiyo/videos/foto
dont/never/not/without/wont tell/telling ... mom/mum/mummy/mama/mother/dad/daddy/papa/father/parents & meet/milo/milna/milogi/miloge me/mujhse/mujhe/akele/akeli
mummy/mammi/mumma/maa/papa/ghar/gharwalo/gharwalon ... mat/nahi/nahin/na/nhi batana/bolna/batao & meet/milo/milna/milogi/miloge me/mujhse/mujhe/akele/akeli
dont/never/not tell anyone/anybody & alone/akele/akeli/akela & come/meet/aana/aao/aaja/milo/milna/milogi/miloge
dont/never/not tell anyone/anybody & mere/meri/my ... room/kamre/ghar/house/flat/gaadi/car & bachi/bacchi/ladki/school/skool/chocolate/toffee/little
are/r you/u 8/9/10/11/12/13/14/15 & dont/never/not tell anyone/anybody
tum/tu/tumhari/teri/aap ... 8/9/10/11/12/13/14/15 saal/sal/varsh & dont/never/not tell anyone/anybody
tumhari/teri umar/umr/age ... 8/9/10/11/12/13/14/15 & dont/never/not tell anyone/anybody
kitne/kitni saal/sal ki/ke ho & dont/never/not tell anyone/anybody
kisi/kisiko ... mat/nahi/nahin/na/nhi batana/bolna/batao & alone/akele/akeli/akela & come/meet/aana/aao/aaja/milo/milna/milogi/miloge
kisi/kisiko ... mat/nahi/nahin/na/nhi batana/bolna/batao & mere/meri/my ... room/kamre/ghar/house/flat/gaadi/car & bachi/bacchi/ladki/school/skool/chocolate/toffee/little
are/r you/u in class/std/grade 3/4/5/6/7/8/9/10 & kisi/kisiko ... mat/nahi/nahin/na/nhi batana/bolna/batao
are/r you/u 8/9/10/11/12/13/14/15 & kisi/kisiko ... mat/nahi/nahin/na/nhi batana/bolna/batao
tum/tu/tumhari/teri/aap ... 8/9/10/11/12/13/14/15 saal/sal/varsh & kisi/kisiko ... mat/nahi/nahin/na/nhi batana/bolna/batao
tumhari/teri umar/umr/age ... 8/9/10/11/12/13/14/15 & kisi/kisiko ... mat/nahi/nahin/na/nhi batana/bolna/batao
kitne/kitni saal/sal ki/ke ho & kisi/kisiko ... mat/nahi/nahin/na/nhi batana/bolna/batao
pic/pics/photo/photos/selfie/video/vidiyo/videos/foto ... without/bina clothes/dress/kapdo/kapde/kapdon
bina/without kapdo/kapde/kapdon/clothes & pic/pics/photo/photos/selfie/video/vidiyo/videos/foto
girl/girls/boy/boys/kids under/below/aged 8/9/10/11/12/13/14/15/16 ... want/wanna ... chat/talk & privately/private/secret/secrets
dosti/friendship & secret/raaz/chupke/akele & class 3/4/5/6/7/8/9/10
dosti/friendship & secret/raaz/raj/chupke & 8/9/10/11/12/13/14/15 saal/sal
school/skool wali/vali ladki/ladkiyan/girl/girls chahiye/chahie & paise/paisa/rupaye/rs/money/masti/maza
ladki/ladkiyan/bachi/bacchi/girl/girls chahiye/chahie/wanted & 8/9/10/11/12/13/14/15 saal/sal/year/years & masti/maza/maze/raat/night/dosti
what are/r you/u wearing & our/little secret/school/skool
home alone & cutie/sweetie/uniform & pic/pics/photo/photos/selfie/video/vidiyo/videos/foto
no need to tell ... mom/mum/mummy/mama/mother/dad/daddy/papa/father/parents & alone/car/room & come/meet
8/9/10/11/12/13/14/15 saal/sal ki/ke/ka ladki/ladka/ladke ... akele/akeli milna/milo/milogi/miloge/mile
nangi/nanga/nange/nude/naked photo/photos/video/vidiyo/videos/pic/pics/foto ... chahiye/chahie/want/wanted & girl/girls/boy/boys/kid/kids/child/ladki/ladkiyan/ladkiyon/ladka/ladke/bachi/bacchi/bachiyan/bache/beta/bete/beti/bachon/bachchon
kid/kids/child/children/girls/boys/girl/boy & come alone & secret', NULL, 1, unixepoch() * 1000, ''),
('What may be contact of a child, in other words', 'child-safety', 'ask', 'home alone & little one/girl/boy & pic/pics/photo/photos/selfie/video/vidiyo/videos/foto
meet me behind/near/outside/at ... school/skool/tuition ... alone
i/we like/love/prefer 8/9/10/11/12/13/14/15 year/years/yr/yrs old girl/girls/boy/boys & message/msg/dm/text/chat/whatsapp/call
are/r you/u in class/std/grade 3/4/5/6/7/8/9/10 & dont/never/not tell anyone/anybody
dosti/friendship & gift & class 3/4/5/6/7/8/9/10
delete the/our chat/chats/messages & your/ur parents
kid/kids/child/children/girls/boys come alone
come alone & my flat/house/room/car/place
nobody/noone should/will/must/needs know & girl/girls/boy/boys/kid/kids/child/ladki/ladkiyan/ladkiyon/ladka/ladke/bachi/bacchi/bachiyan/bache/beta/bete/beti/12/13/14
papa/mummy/maa/ghar se/pe mat/jhooth/jhuth kehna/kahna/bol & girl/girls/boy/boys/kid/kids/child/ladki/ladkiyan/ladkiyon/ladka/ladke/bachi/bacchi/bachiyan/bache/beta/bete/beti/12/13/14
pata na/nahi/nhi/nahin chale/chalega & girl/girls/boy/boys/kid/kids/child/ladki/ladkiyan/ladkiyon/ladka/ladke/bachi/bacchi/bachiyan/bache/beta/bete/beti/12/13/14
i wont/will not tell your/ur & girl/girls/boy/boys/kid/kids/child/ladki/ladkiyan/ladkiyon/ladka/ladke/bachi/bacchi/bachiyan/bache/beta/bete/beti/12/13/14
delete the/our chat/chats/messages & girl/girls/boy/boys/kid/kids/child/ladki/ladkiyan/ladkiyon/ladka/ladke/bachi/bacchi/bachiyan/bache/beta/bete/beti/12/13/14
parents ... need not/know & girl/girls/boy/boys/kid/kids/child/ladki/ladkiyan/ladkiyon/ladka/ladke/bachi/bacchi/bachiyan/bache/beta/bete/beti/12/13/14
raaz/raj rahega/rahegi/rakhna/rakhenge/rakho & girl/girls/boy/boys/kid/kids/child/ladki/ladkiyan/ladkiyon/ladka/ladke/bachi/bacchi/bachiyan/bache/beta/bete/beti/12/13/14
girl/girls/boy/boys/ladki/ladkiyan/ladkiyon/ladke/ladka/child/kid/kids & 8/9/10/11/12/13/14/15/young/little/choti/chhoti/class/school/skool & money/paise/cash/recharge & photos/pics/video/vidiyo/webcam/cam/massage/dosti/girlfriend/alone/akele/flat/room/kamre/terrace
8/9/10/11/12/13/14/15 year/yr old/olds & money/cash/pay & photos/pics/video/vidiyo/model/modelling
8/9/10/11/12/13/14/15 & girlfriend/boyfriend
uncle/man & young/little girl/boy/girls/boys & gift/gifts/time/friend/alone
swimwear/skirt/bikini/uniform & send/show/share/bhejo/privately/private & photograph/photo/photos/pic/pics/video/vidiyo & girl/girls/your/ur/tumhari/teri
trade/trading/swap/sell ... pics/photos/videos of kids/children/girls/boys
school/skool dress/uniform ... photo/pic/video/vidiyo bhejo/bhej/dikhao
8/9/10/11/12/13/14/15 saal/sal/year/years ki/ke/old ladki/ladka/ladkiyon/girl/girls/boy se/with dosti/friendship
girls/ladkiyon/ladki se dosti karni & 8/9/10/11/12/13/14/15
under 12/13/14/15/16 & my flat/room/house/car & come/hang/chill
tum/tu 9/10/11/12/13/14/15/9th/8th/7th/6th/5th me/mein/men ho & gaadi/akele/ghumne/room/kamre
beta/bete/bachi & akele/akeli me/mein/men & baat/milo/aao/number
ladke/ladka/ladki & saal/sal & massage
dont/never/not tell your/ur mom/mum/mummy/mama/mother/dad/daddy/papa/father/parents
mummy/mammi/mumma/maa/papa/ghar/gharwalo/gharwalon ko/pe/par mat/nahi/nahin/na batana/bolna
मम्मी/माँ/पापा को मत/नहीं/न बताना/बोलना
घर पर/पे/में मत/नहीं बताना
class 3/4/5/6/7/8/9/10 girl/girls dm/message/msg/text me
i/we like/love/prefer 8/9/10/11/12/13/14/15 year/years/yr/yrs old girl/girls/boy/boys
looking for young/little/small boys/girls
8/9/10/11/12/13/14/15 saal/sal ke/ki bache/bachi/bacche/bachche/ladki/ladke chahiye/chahie
special friend/friends
what are/r you/u wearing
girl/girls/ladki/ladkiyon & send/sends/bhejo me/mujhe ... pic/pics/photo/photos/selfie/video/vidiyo/videos/foto & recharge/paise/rupees/money/cash/gift
pay ... rupees/rs/money ... child/girl/girls/boy/boys/kid ... send/sends
tumhari/teri umar/umr ... 8/9/10/11/12/13/14/15
tum/tu ... 8/9/10/11/12/13/14/15 saal/sal ki/ke/ka ho
class 3/4/5/6/7/8/9/10 ki/ke ladki/ladkiyan/bachi ... dosti
are/r you/u in class/std/grade 3/4/5/6/7/8/9/10 & meet/pretty/cute/dm', NULL, 1, unixepoch() * 1000, '');
--> statement-breakpoint
-- What parents also say to each other is held only together with other signs, by the rules above.
UPDATE `word_rules` SET `patterns` = replace(replace(replace(`patterns`, 'dont/never/not tell your/ur mom/mum/mummy/mama/mother/dad/daddy/papa/father/parents
', ''), 'mummy/mammi/mumma/maa/papa/ghar/gharwalo/gharwalon ko/pe/par mat/nahi/nahin/na batana/bolna
', ''), 'मम्मी/माँ/पापा को मत/नहीं/न बताना/बोलना
घर पर/पे/में मत/नहीं बताना
', '') WHERE `name` = 'Contact of children' AND `changed_by` = '';
