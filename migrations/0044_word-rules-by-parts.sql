-- Threats and approaches in words that no list has, by what they are made of: groups of words, and which of them stand near each
-- other. They only ask, as everyday sentences have the same parts.
INSERT INTO `word_rules` (`name`, `reason`, `act`, `patterns`, `detector`, `is_on`, `changed_at`, `changed_by`) VALUES
('What may be a threat, by its parts', 'violence', 'ask', 'of = your/ur/his/her/their/tera/tere/teri/tumhara/tumhare/tumhari/uska/uske/uski/unka/unke/unki/iska/iske/iski
kin = brother/sister/wife/husband/son/daughter/kid/kids/child/children/family/mother/mom/father/dad/parents/sons/daughters
kin = beta/bete/beti/bachi/bache/bachon/behen/behan/bahen/biwi/pati/maa/baap/bhai/parivar/khandan/gharwale/gharwalon/bitiya/ladka/ladki
person = you/u/him/her/them/your/his/their/guy/guys/man/tu/tum/tujhe/tujhko/tumhe/tumko/tereko/tera/tere/teri/tumhara/tumhare/tumhari
person = usko/uske/uski/uska/unko/unke/unki/unka/isko/iski/iske/saale/sale/saala/kamine
will = dunga/dungi/duga/denge/dege/dalunga/dalungi/dalenge/lunga/lungi/luga/lenge/karunga/karungi/karenge/do/jaoge/jayega/jayegi/jaega/jaegi/deni/dena/chahiye
deadly = jaan/jan se maar/mar/marunga/marenge/mardunga/mardenge/jayega/jaoge/jaega
deadly = goli maar/mar/marunga/marenge/chala/chalegi/khayega/khaega/khaoge/khayegi
deadly = zinda/jinda jala/gaad/dafna
deadly = katl/murder/hatya/khoon/khun kar/karke/karva/karunga/karenge
deadly = tukde/tukre kar
tonight = tonight/tomorrow/soon/sunday/monday/tuesday/wednesday/thursday/friday/saturday/next/gonna/going/will/ll/let/lets
body = taang/taange/taangen/haddi/haddiyan/haddiya/gardan/gala/ghutne/haath/hath/pair/paer/paon/jabda/muh/munh/daant/naak/khopdi/sir/sar/kamar/zubaan/zabaan/jeebh/ungli/ungliyan/thobda/pasli/pasliyan/aankh/aankhen
snap = tod/tor/kaat/kat/phod/marod/ukhad/daba/phaad/faad/cheer/tudwa/katwa/ghot/kheench
weapon = chaku/chhuri/talwar/khanjar/katta/pistol/bandook/tamancha/acid/tezab/hockey/lathi/danda/rod/sariya/gun/machete
bring = leke/lekar/laya/aaunga/aunga/aayenge/aaenge/aa/coming/bringing/waiting
home = ghar/makan/dukan/gaadi/jhopdi/thela/godown/khet/bike
where = kahan/kab/kis/kaunse/kitne/school/tuition/bus/rasta/akeli/akela
veil = bach ke
veil = bachke/sambhal/sambhalke/anjaam/samjha/samjhe/samajh/careful
veil = yaad rakh/rakhna/rakhiyo
veil = dekh lena/lunga/lenge
veil = watch/mind your/ur back/mouth/tongue
veil = keep talking
veil = dhyan rakh/rakhna/rakhiyo
doom = wont/not/never walk/live/breathe/wake/survive again/back/tomorrow/tonight/home/alive/up/out/away
doom = won t walk/live/breathe/wake/survive again/back/tomorrow/tonight/home/alive/up/out/away
doom = wont/not/never see tomorrow/morning/sunrise/daylight/another
doom = put/putting you/u/him/her/them/his/your ... in/into ... hospital/icu/grave/coffin/wheelchair/ground/cemetery/morgue
doom = days are numbered
wish = should/must/deserve/deserves/needs/lets/gonna/going/want/wanna/will/ll/someone/somebody/swear/promise
wish = i/im/ill/we
harm = goli/chaku/tezab/hamla/katl/khoon/murder/laash/lash/kuchal-/dafna-/uthwa-/pitai/kutai/pit-/peet-/thok-/zinda/jinda/petrol/supari/talwar/sariya/apahran/barbad/tabah/mita/ujaad
harm = ulti ginti
harm = layak nahi/nahin/nai/nhi
hers = tera/tere/teri/tereko/tujhe/tujhko/tumhara/tumhare/tumhari/tumhe/tumko/uska/uske/uski/usko/unka/unke/unki/unko/saale/sale/kamine
mode = -unga/-ungi/-enge/-oge/-ega/-egi/duga/luga/dalo/milkar/milke/chahiye/shuru/plan
target = whoever/anyone/man/woman/u/your/ur/him/his/her/hers/he/she/them/their/guy
hurt = hurt/harmed/beaten/smash/stab-/strangl-/lynch-/behead-/cripple-/limp/limping/kidnap-/abduct-/vanish/corpse/coffin/grave/funeral/flames/bleed-/bullet-/knife/machete/slaughter-/murder-/gun/ashes/acid/bones/teeth/throat/throats/skull/cripple/crawl/crawling/mercy/rope
when = will/ll/gonna/if/unless/else/until/tonight/tomorrow/moment/deserve/deserves/should/must/want/wanna/swear/promise/lets/let/again/drop/stop/otherwise/someone/somebody/going
when = next time
when = one more
{deadly} ~ {will}
{body} ... {snap} {will}
{body} ... todunga/todenge/todungi/kaatunga/kaatenge/phodunga/phodenge/dabaunga/marodunga
i/we/ill/im/ima/someone/somebody/lets/boys/guys ~ break/breaking/smash/crush/snap/chop/cut/rip/slit your/ur/his/her/their/both ... neck/leg/legs/arm/arms/hand/hands/finger/fingers/bones/bone/knee/knees/kneecaps/jaw/teeth/skull/head/throat/spine/face/nose
{weapon} ~ {bring} ~ {of} ghar/dukan/gate/gali/house/door/shop/flat/school
put/putting/stick/sticking/shove/bury a/my/this/the/some knife/blade/bullet/bullets/machete in/into/through
{of} {home} ~ aag laga/lagwa/lagegi/lagaunga/lagayenge/lagane
{of} {home} jala/phook/phoonk/uda/jalwa/phukwa {will}
{of} {home} ko/bhi/hi jala/phook/phoonk/uda/jalwa/phukwa {will}
{of} house/shop/car/flat/stall/family ... burn/burns ~ {tonight}
burn/torch/bomb {of} ... house/home/shop/car/flat/stall/family ~ {tonight}
burn/torch/bomb down/up {of} ... house/home/shop/car/flat/stall
{of} {kin} ... utha/uthwa/gayab/agwa/kidnap ... lunga/lungi/luga/lenge/dunga/denge/karunga/karenge/jayenge/jayega/jayegi
{of} {kin} ... ghar/wapas/zinda/jinda nahi/nahin/nai/nhi/na aayega/aayegi/aaega/aaegi/lautega/lautegi/pahunchega/pahunchegi/bachega/bachegi/rahega/rahegi
zinda/jinda ... nahi/nahin/nai/nhi/na bachega/bachegi/bachoge/rahega/rahegi/rahoge/jayega/jaega/jaoge/lautega/lautoge/niklega/nikloge/chhodunga/chhodenge ~ tu/tum/tujhe/tumhe/usko/agar/warna/baar/dikha/dobara/phir/saale/police
tu/tum/wo/woh/tera/teri/saale nahi/nahin/nai/nhi bachega/bachegi/bachoge
tujhe/tumhe/tumko/usko/use ... nahi/nahin/nai/nhi bacha payega/payegi/paega/paegi/sakta/sakti/sakega/payenge
tera/teri/tere/tumhari/uski/unki khair nahi/nahin/nai/nhi
{of} arthi/janaza/laash/lash/kabr/kabar/supari/teraahvi/shraddh ~ uthegi/niklega/niklegi/milegi/khod/khodunga/bicha/gira/padi/di/denge/dunga/dekhenge
tujhe/tumhe/tumko/tereko/usko/unko ... peet/kut/kuchal/nipta/kaat/jala/gaad/tapka/uda/ragad {will}
tujhe/tumhe/tumko/tereko/usko/unko ... pitai/kutai/hatya/katl kar/karunga/karenge/hogi
ko maar/mar dalunga/dalungi/dalenge/dalo
thikane laga {will}
tera/tere/teri/tumhara/tumhare/tumhari/uski/uske {kin} ~ {where} ~ malum/maloom/jaanta/jaante/jaanti/nazar/pata ~ mujhe/hame/hamko/humko/hamein/main/hum/sab/meri/hamari
tera/tere/teri/tumhara/tumhare/tumhari ghar/pata/address/rasta/school ... malum/maloom/pata/jaanta/jaante/dekha ~ {veil}
i/we know ... where/which/what/when/how ... {of} {kin}
i/we know ... {of} {kin} ... goes/takes/studies/plays/walks/lives/sleeps/alone
coming/come after/for you/u/him/her and/tonight/tomorrow/soon
coming/come after/for {of} {kin}
{doom} ~ {person}
{wish} ... kill/murder/stab/strangle/behead/lynch/slaughter/rape/butcher/maim/shoot/poison/hang him/her
{wish} ... kill/murder/stab/strangle/behead/lynch/slaughter/rape/butcher/maim/shoot/poison/hang/hurt/attack that/those/this/these/the guy/guys/man/boy/woman/people/family/landlord/chap/idiot
{wish} ... kill/murder/stab/strangle/behead/lynch/slaughter/rape/butcher/maim/shoot/poison/hurt/attack {of} {kin}
{wish} ... beat/bash/rough you/u/him/her/them/that ... up/badly/senseless/unconscious
{hers} ~ {harm} ~ {mode}
laash/lash/gawahi/case/police ~ laash/lash/zinda/jinda/anjaam ~ {mode}
{of} {body} ... tod-/phod-/kaat/kat/marod-/ukhad-
{body} ... tod-/phod-/marod- ~ ladke/ladka/gunda/gunde/aadmi/koi chahiye/bhejo/bulao/laao
{of} ghar/dukan/gaadi/bike/scooty/car/khet/thela ... tod-/phod-/hamla/bam/bomb/brake/brek/petrol/barbad/tabah/jalega/jalegi
to/toh/agar/warna/varna/baar ~ aag laga/lagwa {will}
{of} {kin} ... nahi/nahin/nai/nhi laut-/bach-/rahega/rahegi
{of} {kin} ... laut-/bachega/bachegi/bachenge nahi/nahin/nai/nhi
{of} {kin} ~ akeli/akela/akele/raat/kab/school/tuition/college ~ {veil}
{of} {kin} ~ alone/school/bus/tuition ~ seen/saw/watching/know/nice/careful
ko/usko/unko/isko maaro/maro/peeto/pito/thoko ~ {tonight}
milkar/milke/mil ke/kar ... maaro/maro/peeto/pito/thoko
{target} ~ {hurt} ~ {when}
you/u lose a/an/your hand/leg/eye/finger/tooth/ear
youre/ur next
you are/re next
shame/sad/pity ... something/anything happened/happens to
{hers} ~ marenge/marunga/maarenge/peetenge ~ bahar/sadak/nikal-/ghaseet-/beech/chauraha/chaurahe
{of} {kin} ... nahi/nahin/nai/nhi chhodunga/chhodenge/chhodungi
kaatkar/kaatke ... phenk/baha/gaad
kaat kar/ke ... phenk/baha/gaad', NULL, 1, 0, ''),
('What may be contact of a child, by its parts', 'child-safety', 'ask', 'child = girl/girls/boy/boys/kid/kids/child/children/schoolgirl/schoolgirls/schoolboy/schoolboys/teen/teens/teenager/teenagers
child = ladki/ladkiyan/ladkiyon/ladka/ladke/ladkon/bachi/bachiyan/bachiyon/bacha/bache/bachon/beta/beti/bete/bitiya/gudiya/bacho/bachho/princess/kiddo/kiddos/sweetie/munni/munna
child = 6/7/8/9/10/11/12/13/14/15/16 saal/sal/baras/varsh/year/years/yr/yrs
child = class/std/grade/kaksha/standard 2/3/4/5/6/7/8/9/10
child = 3/4/5/6/7/8/9/10 class/std/grade/kaksha/standard/vi/vin/ve
child = paanchv-/panchv-/chhathi/saatv-/satv-/aathv-/nauvi/nauvin/dasvi/dasvin/das/gyarah/barah/terah/chaudah ki/ke/me/mein/men/saal/sal/vali
child = are/r you/u in school/6/7/8/9/10
secret = dont/not/never/without/wont tell/telling/inform/say ... anyone/anybody/parents/mom/mum/mummy/mama/mother/dad/daddy/papa/father/home
secret = no need to tell
secret = keep/our/little/be/is/total/stay/stays/remain/remains/in/a secret
secret = between us/you
secret = raaz/raj/secret hai/rakhna/rakho/rahega/rakhunga/rakhungi/rakhenge/rahegi
secret = kisi/kisiko/kisko ... mat/nahi/nahin/na/nhi bata/batana/batao/bolna/bol/kehna/kahna
secret = kisi/kisiko ... batana/bolna/kehna/kahna/batao mat/nahi/nahin/na/nhi
secret = mummy/mammi/mumma/maa/papa/ghar/gharwalo/gharwalon/parents ... mat/nahi/nahin/na/nhi bata/batana/batao/bolna/bol/kehna/kahna
secret = mummy/mammi/mumma/maa/papa/ghar/gharwalo/gharwalon/parents ... batana/bolna/kehna/kahna/batao mat/nahi/nahin/na/nhi
secret = pata na/nahi/nahin/nhi chale/chalega/chalna/lage
secret = bina bataye/batae/bataaye
secret = chupke/chupchap/chhupke/chhupkar se/aao/aana/milo/milna/milne/aaja
secret = nobody/noone/parents/mom/mummy/papa/they ... wont/not/never know/find/notice/see
secret = nobody/noone ... know/knows/see/sees/find/finds
secret = sirf/only/just hum/tum/you/us dono/aur/and
alone = alone/akeli/akela/akele/privately
lure = chocolate/chocolates/toffee/toffees/candy/gift/gifts/money/cash/paise/paisa/recharge/phone/mobile/iphone/games/game/icecream/free/treat/puppy/puppies/kitten/toys/khilona/khilone/toy/modelling/modeling/audition/pocket
mine = my/mere/meri/hamare/our home/house/flat/room/place/car/van/bike/terrace/ghar/kamre/gaadi/chhat/farmhouse/shop/dukan
come = come/meet/visit/aana/aao/aaja/aajao/jana/milo/milna/milne/milogi/miloge/drop/lift/ride/ghumaunga/ghumane/ghumne/chalo/chalogi/sakti/sakte
asks = come/meet/visit/aana/aao/aaja/milo/milna/milne/milogi/miloge/drop/lift/ride/ghumaunga/ghumane/ghumne/chalo/gaadi/car/flat/room/kamre/terrace/chhod
asks = dm/inbox/message/msg/text/whatsapp/snap/snapchat/insta/instagram/telegram/number/call/chat/baat/photo/photos/pic/pics/selfie/selfies/video/videos/foto/tasveer/nude/massage/friend/friends/dosti/dost/girlfriend/boyfriend
asks = chocolate/chocolates/toffee/toffees/candy/gift/gifts/money/cash/paise/recharge/iphone/games/game/icecream/treat/puppy/kitten/toy/toys/khilona/modelling/modeling/audition/pocket
pal = friend/friends/friendship/dosti/girlfriend/boyfriend/gf/bf/date/dating
aged = girl/girls/boy/boys/kids/teens/teenagers 9/10/11/12/13/14/15
yourphoto = send/share/show/want ... your/ur ... photo/photos/pic/pics/picture/pictures/selfie/selfies/video/videos
yourphoto = apni/apna/tumhari/teri ... photo/photos/pic/pics/selfie/video/foto/tasveer/tasvir bhejo/bhej/bhejna/bheje/dikhao/dikha/dena/do
cute = cute/pretty/beautiful/sweet/hot/sexy/sundar/pyari/khubsurat/lovely/gorgeous
pupil = schoolgirl/schoolgirls/schoolboy
pupil = school/skool/tuition/coaching/class ... girl/girls/boy/ladki/ladkiyan/bachi
pupil = girl/girls/boy/ladki/ladkiyan/bachi ... uniform/tunic/school/skool/tuition
small = little/small/young/chhoti/choti/chhote/chote/nanhi/minor/kamsin
small = school
place = my/mere/meri/meray/our bedroom/room/house/home/flat/place/terrace/car/van/ghar/kamre/gaadi/chhat/dukan/shop/godown/farmhouse/studio
place = apne/apni kamre/ghar/gaadi/chhat/dukan/flat/room
private = alone/privately/private/akel-/raat/night/nights/raaz/chupke/massage/secretly/nude
private = no/without parents/mom/mum/mummy/moms
private = maa baap na/nahi/mat
private = parents not/na allowed/aaye
pay = paise/paisa/money/cash/pay/gift/gifts/chocolate/chocolates/toffee/toffees/surprise/khilona/khilone/recharge/uc/diamonds/iphone
me = with me
me = stay/sleep/hang with me/us
me = mujhse/mujhko/mere
me = mere saath/sath/pas/paas
me = dm/call/video/snap/message/text/add/whatsapp me
{child} ~ {secret} ~ {asks}
{child} ~ {alone} ~ {lure} ~ {come}
{child} ~ {alone} ~ {mine} ~ {come}
{child} ~ {alone} ~ i/im/main/mai/mein/uncle/bhaiya have/can/will/give/dunga/doonga/aa/aaunga/aunga/aata ~ {lure}
{child} ~ {alone} ~ mujhse/mujhko/mere saath/pas/mil/milo/milna/mile/baat/akele
meet/see/join/with me ~ {alone} ~ {child}
friends/friend/friendship/dosti/chat/talk with/se teens/teenagers/schoolgirls/schoolgirl/schoolboys/minors
{pal} ~ {aged} ~ dm/snap/snapchat/insta/telegram/prefer/preferred
{child} ~ {yourphoto} ~ {asks}
{cute} ~ {pupil} ~ you/your/tum/tumhe/tumhari/tumse/tumko/mujhse/dm
see/saw/watch/watched/notice/noticed you/u ~ {alone} ~ school/skool/tuition/class/park/bus/playground
tumhe/tujhe/tumko ... dekha/dekhta/dekhti ~ {alone} ~ school/skool/tuition/class/park/bus/coaching
parents/mom/mummy/papa/mother ... check/checks/dekhte/dekhti/read ... your/tumhara/tera phone/chat/chats/mobile
how old are/r you/u ~ {asks} ~ {alone}
{child} ~ {place} ~ {private}
{child} ~ {me} ~ {private}
{small} {child} ~ {place} ~ {pay}
{child} ~ come/aao/aana/aaja/aajao ... terrace/room/flat/basement/car/chhat/kamre/gaadi/stairs/parking/jhadi ~ uncle/bhaiya/surprise/gift/chocolate/toffee/alone/akele/akeli
{cute} {child} ~ insta/snap/snapchat/dm/telegram/whatsapp
{cute} {child} ~ your/ur/tumhara/apna number/no/name/naam/id
{small} {child} ~ {private} ~ {asks}
tumhare/tere/aapke ghar ~ koi/akele/akeli ~ chocolate/toffee/gift ~ aata/aaunga/aunga/aa/lekar/leke
your parents/mom/mummy home/out/away/sleeping/there/around ~ come/coming/alone/over/call/chat
school/skool dress/uniform ... photo/photos/pic/pics/selfie/video ... bhej-/send/dikha-
{child} ~ {place} ~ playstation/ps4/ps5/xbox/pubg/puppy/puppies/kitten/kittens/iphone ~ {come}
your/ur/tumhari/tumhare/teri school/skool dress/uniform ~ photo/photos/pic/pics/selfie/video
{child} ~ {pal} ~ {private}
beta/beti/bete/bacha/bacho/kid/kids ~ mummy/mom/papa/parents ~ uncle/main/mai ~ toffee/chocolate/candy/khilona/gift', NULL, 1, 0, '');
