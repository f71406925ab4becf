-- Rules by the structure of a sentence. Threats: who does what to whom, when or if. Approaches: a child or a child's age near
-- secrecy, being alone, pictures, gifts or a way to talk. `!` rules out games, kitchens and parents. Only the plainest hold.
INSERT INTO `word_rules` (`name`, `reason`, `act`, `patterns`, `detector`, `is_on`, `changed_at`, `changed_by`) VALUES
('Plain threats, by their parts', 'violence', 'hold', 'you = tujhe/tujhko/tumhe/tumko/tereko/tera/teri/tumhara/tumhari/tumhare/tu
will = dunga/dungi/duga/denge/dege/dalunga/dalungi/dalenge
game = match/game/chess/ludo/carrom/cricket/badminton/tennis/football/pubg/bgmi/quiz/race/film/movie/song/holi
i/im/ill/ima/imma/we/gonna/gona ... beat/kick/knock the/d living/shit/hell/fuck/crap/daylights/life out of/outta you/u ! {game}
i/im/ill/ima/imma/we/gonna/gona ... slit your/ur throat/throats
you/u/youll ... will/gonna/should/must/going ... be/get raped/gangraped
i/im/ill/ima/imma/we ... break/smash/chop your/ur ... legs/bones/skull/kneecaps/neck/jaw ! {game}
i/im/ill/ima/imma/we/gonna/gona ... strangle/stab/behead/butcher you/u/your/ur ! {game}
{you} ... zinda/jinda jala/gaad {will} ! {game}
tera/teri/tumhari maut mere/hamare hath/haath/haatho/hatho/haathon
{you} ... gala/gardan kaat/ghot/ghont {will} ! {game}
{you}/tere ... tange/taange/tangein/haddi/haddiya/haddiyan tod/tor/kaat {will} ! {game}
{you} ... goli se uda {will} ! {game}
chaku/chhuri/churi/talwar ghusa/ghop/ghonp {will} ~ {you} ! tarbooz/cake
khandan/parivar ko ... khatam/mita/jala kar {will} ~ tera/tumhara/tumhare/tera/pure/poore ! {game}
khandan/parivar ko ... mita/jala/uda {will} ~ tera/tumhara/tumhare/tera/pure/poore ! {game}
me = i/im/ill/ima/imma/we/were/gonna/gona/lets/someone/somebody
kin = wife/husband/son/daughter/sister/brother/mother/father/mom/dad/family/kids/kid/children/child
who = uncle/aunty/auntie/guard/watchman/man/woman/guy/boy/girl/neighbour/neighbor/secretary/landlord/bastard/bitch/thief
{me} ... kill/murder/rape/stab/shoot/behead that/this/the/your/ur ... {who} ~ block/wing/flat/tower/floor/gate/gali/lane/swear/tonight/tomorrow/bitch ! {game} ! photo/portrait/video/film ! laugh/haha/lol
{me}/should/will ... rape/gangrape you/u/her/him/your/ur/his ! {game}
you/u/she/he/youll/who/aunty/woman/girl/bitch/daughter/wife/sister/{kin} ... should/must/will/gonna/deserve/deserves/need/needs/ought to/be/get ... raped/gangraped ! news/case/court/police/helpline/march/protest
your/ur/his/her ... {kin} ... will/gonna/should be/get raped/gangraped/kidnapped/murdered/stabbed/beheaded ! {game} ! police/news
throw/pour/splash/fling acid on/at/in/over ... you/u/him/her/his/your/ur ! dont/never/not/stop ! news/police/jail/law/march/victim/victims/court/punish/who ! drain/toilet/tile/tiles/plants
{me} ... smash/bash/break your/ur face/skull/head/jaw/teeth ~ if/next/tonight/tomorrow/come/front/gate/down/again/outside ! {game} ! cake/riddles/rang/gulal/snow
not = call/phone/fon/message/msg/line/photo/photu/horn/seeti/jhadu/pocha/spray/chakka/chauka/chhakka/six/sixer/gappe/chakkar/rang/gubbara/pichkari/shot/goal/entry/party/jhappi/pappi/salute/tala/mohar/stamp/sign/dabba/tappa/rakhi/baal/makeup/mehndi/injection/tika/lakdi/discount/offer/treat/aankh/flash/wicket
not = match/game/chess/ludo/carrom/cricket/badminton/tennis/football/pubg/bgmi/freefire/film/movie/holi/tournament/team/kabaddi/kushti/machhar/saanp/sanp/chuha/kutta/bandar/dengue/keede
if = agar/warna/varna/phir/fir/dobara/dubara/bola/boli/bole/kal/aaj/raat/saale/sale/kutte/harami/police/samjha/samjhi/bataya/dikha/nahi/udhar/seedha
one = tujhe/tujhko/tuje/tujko/tumhe/tumko/tereko/usko/uske/teri/tera/tere/tumhari/tumhara/unko/isko/saale
one = tere ko
kill = kill/murder/rape/shoot/stab/rep/katl/katal/qatl/khoon
{kill} kar/karke/ker {will}/dalunga ~ {one}/tumhari/behen/biwi/beti ! {not}
maar/mar dalunga/dalungi/dalenge/daluga ~ {you}/tuje/tere ! {not} ! mummy/boss/biwi/papa
maar/mar {will} tujhe/tuje/tujhko/tumhe/tumko/tereko ~ {if} ! {not}
jaan/jan se maar/mar {will} ~ {if} ! {not}
ghus/ghuske/ghuskar ... maar/mar/maarunga/maarenge/marunga/marenge {you}/tuje/tere ! {not}
goli maar/mar {will}/dalunga ~ {one}/khopdi/seene/sar/bheje/{if} ! {not} ! plan/idea/chinta/tension/dard/dawa
{one} ... chaku/chakku/chhuri/churi/talwar/khanjar/katta se ... gond/god/ghop/ghonp/bhonk/ghusa {will} ! {not} ! tarbooz/cake/kathal/nariyal
tezaab/tezab/acid/asid ... dal/daal/phek/phenk/fenk {will} ... muh/munh/chehre/shakal/face pe/par/pr ! nali/naali/drain/toilet/tile/tiles
{one} ... taang/tang/taange/tange/tangein/haath/hath/gardan tod-/kaat-/marod- ... hath/haath mein/me/mai de {will} ! {not}
{one}/haath/hath/sar/muh ... haddi/haddiya/haddiyan/pasli/pasliyan ... ek/alag/chur/choor/chakna-/surma kar/bana {will} ! {not} ! gym/doctor/malish
{one} ... murder/katl/katal/qatl hoga/hojayega/pakka ! {not} ! mummy/biwi/boss/papa/haha
tujhe/tuje/tujhko/tereko ... cheer/chir/phaad/faad {will} ! {not} ! kagaz/kapda/ticket/parchi
cheer/chir/phaad/faad {will} ... tujhe/tuje/tujhko/tereko ! {not} ! kagaz/kapda/ticket/parchi', NULL, 1, 0, ''),
('What may be a threat, by who does what to whom', 'violence', 'ask', 'agent = i/im/ill/ima/imma/iam/ive/we/were/well/lets/let/someone/somebody/gonna/gona/gotta/going/boys/swear/wanna/dare/hope/wish/pray
kill = kill/kil/murder/stab/strangle/behead/lynch/slaughter/rape/butcher/shoot/poison/hang/maim/burn/choke/bury/gut/skin/drown/destroy/crush/smash/hurt/beat/bash/thrash/punch/slap/smack/finish/end/break/wreck/cripple/torture/whip/crucify/drag/knife/axe/shank/clobber/pummel/dismember/chop
kill = kills/murders/stabs/rapes/shoots/beats/slaps/burns/killing/stabbing/raping/shooting/beating/burning/hanging/breaking/smashing/slapping/punching/skinning/chopping/cutting
kill = cut/rip/tear/smash/fuck/mess/bash you up/apart/open
you = you/u/ya/yall/him/ur
folk = guy/guys/man/men/woman/women/boy/boys/girl/aunty/auntie/uncle/watchman/guard/bastard/bastards/people/chap/thief/thieves/family/idiot/idiots/bitch/bitches/traitor/traitors/neighbour/neighbor/neighbours/driver/lady/fellow/dog/dogs/pig/pigs/rat/chor/landlord/owner/couple/muslims/hindus/kids/son/daughter/wife/husband/brother/sister/mother/father/mom/dad/parents/children/kid/ass
mine = your/ur/his/her/their/yer
body = leg/legs/arm/arms/hand/hands/finger/fingers/bones/bone/knee/knees/kneecaps/jaw/teeth/skull/head/throat/spine/face/nose/neck/ribs/balls/dick/guts/eyes/tongue/ears/skin/wrists/chest/belly/stomach
smash = break/breaking/smash/smashing/crush/snap/chop/cut/rip/slit/bash/crack/shatter/knock/twist/pull/split/cave/gouge/wring/shove/stamp/kick/punch/slice/stab/shoot/stomp
game = match/game/games/chess/ludo/carrom/cricket/football/badminton/pubg/tennis/kabaddi/race/quiz/score/wicket/wickets/innings/runs/final/finals/tournament/team/cup/league/bgmi/freefire/fifa/khel/khelte/khelenge/six/sixer/chauka/chakka/over/overs/rummy/poker/volleyball/tt/debate/tambola/housie/antakshari/set/sets/holi/rang/pichkari/gulal/balloon/match/level/boss/haha/lol
cause = step/steps/railing/pothole/potholes/speed/bump/bumps/breaker/puzzle/gym/helmet/helmets/stairs/repair/exercise/wrestling/manhole/slippery/seatbelt/chikki/ice/maths/toffee/swing/jhoola/doctor/hospital/dentist/surgery/haircut/hair
pest = message/msg/text/mail/email/whatsapp/photo/video
pest = mosquito/mosquitoes/mosquitos/cockroach/cockroaches/rats/mice/aphids/pest/pests/termites/ants/lizard/weeds/bugs/bacteria/germs/virus/heat/traffic/fever/machhar/macchar/chuhe/keede/deemak/kockroach/film/movie/song/gaana/series/novel/story/serial/lyrics
harmed = killed/murdered/stabbed/raped/shot/hanged/hung/beaten/lynched/slaughtered/thrashed/bashed/butchered/beheaded/castrated/strangled/slapped/whipped/skinned/burnt/crucified/flogged/stoned
modal = will/ll/gonna/gona/going/should/must/deserve/deserves/needs/need/ought/youll/hell/shell/has/have/hope/better/want/wants/wanna/someone/asking
{agent} ... {kill} {you} ! {game} ! {pest}
{agent} ... {kill} {mine} {folk} ! {game} ! {pest}
{agent} ... {kill} that/this/those/these ... {folk} ! {game} ! {pest}
{agent} ... {kill} you/u/him/her/them/everyone all/both/up/off/dead/alive/slowly/badly/tonight/tomorrow/senseless/again/one/with/if/like/in/and ! {game} ! {pest} ! food
{smash} {mine} ... {body} ! {game} ! {cause}
knock/break/smash/kick/slap/beat/bash/pull/rip/cut your/ur/his/her/the teeth/face/head/brains/guts/hell/shit/crap/daylights/fuck/life/eyes ... out/off/in/of/open ! {game}
beat/knock/kick/slap/bash/thrash/smack the ... shit/hell/crap/fuck/daylights/life/stuffing/living out/of ! {game}
beat/bash/thrash/smack/rough you/u/him/her/them ... up/badly/black/senseless/unconscious/pulp/death/dead/hospital/walk ! {game}
you/u/youll/he/she/hell/shell/ur/youre/woman/man/aunty/girl/guy/bitch/wife/daughter/sister/mother ... {modal} ... be/get/getting/been/to ... {harmed} ! {game} ! portrait/hall/painting/wall/picture/surprise
you/u/youll/he/she/ur/youre/who/whoever/everyone/woman/man/aunty/girl/guy/bitch ... deserve/deserves/need/needs/needed/ought ... {harmed}/rape/killing/beating/thrashing/slapping/bullet/death/acid/hanging/noose/rope/stabbing/slap/die
you/u/youre/ur/yur/hes/shes/youare/youll/r/be/consider ... dead/deadmeat/toast/meat man/meat/woman/walking/if/when/soon/tonight/tomorrow/by/next/bitch/dog/already/for/to
you/u are/r dead/finished/done
youre/ur/youll/ure be/so/already/a/gonna dead
you/u/youll/ur/youre/he/she/they/all/bitch/bastard ... will/gonna/should/must/deserve/going/hope/wish/pray/today/tonight/need/needs/ll ... die ! {game} ! laughing/taste/try/helmet/wire
hope/wish/pray ... you/u/he/she/they/ur/your/his/her ... die/dies/dead/killed/rot/burn/bleed/suffer/accident/cancer/crash/crashes ! {game}
hope/wish/pray ... someone/somebody/they/truck/car/bus ... {kill} ... you/u/him/her/your/ur/his
die you/u/bitch/rat/dog/pig/bastard/motherfucker/scum/mf/slut/whore/painfully/slowly
just/go/pls/please die/kys/hang
kill/hang/shoot yourself/urself
regret being/ever/the born/day
regret ... born
you/u/youll/he/she/hell/youre/ur ... pay/paying with your/ur/his/her/life/blood
you/u/youll/he/hell ... pay ... for this ! bill/rent/share
your/ur/his/her/the last/final breath/night/breaths/diwali/warning/meal/sunrise/mistake ~ you/u/your/ur/him/will/be
your/ur last day ! {game}
days/hours are/r/ur numbered
dig/digging/plan/planning/order/book/write/ready/prepare/carry/carrying your/ur/his/her/their own/funeral/grave/coffin/obituary/shroud/kafan
know/found where/which/what you/u/he/she/your/ur/yo/ya ... live/stay/lives/sleep/sleeps/work/walk/school/goes/study/studies ! can
knife/knives/gun/pistol/rod/rods/machete/sword/hammer/axe/bullet/bullets/acid/petrol/bomb/sticks/hockey/blade/bat/bats ~ coming/come/waiting/bring/got/bringing/be/carry ~ for/after/near/at/outside you/u/him/ur/your/door/house/gate ! {game} ! sale/selling/sharpening
coming/come/came for/after/to you/u/ya/him/get/finish/kill/hurt ~ i/im/we/were/ill/boys/they ~ rod/rods/stick/sticks/tonight/ready/wait/hide/run/bitch/friends/gang/alone/watch
we/im/were/ill/boys coming/come for/after you/u/ya/your/ur/him ! carpool/airport/cab/pickup/station/school/gate/drop
knife/gun/bullet/blade/rod/axe/sword/acid/bomb/bullets/petrol/brick/hammer/poison in/into/through/to/on/at/inside/over/across/up/for your/ur/his/her/their/you/u/him
i/we/ive have/got/keep/carry ... knife/gun/pistol/machete/sword/revolver/rifle ~ you/u/your/ur/him ! sell/selling/sale/kitchen/sharpen
bullet/bullets ... has/with/have/got/from ... name/me/us
run/running/mow/knock you/u/him/her/them/your/ur/son/daughter/kid/kids/wife/dog ... over/down ! marathon
run/running/mow/knock over/down you/u/him/her/your/ur/his
kidnap/abduct/snatch/grab/rape/stab/touch/molest your/ur/his/her/their ... {folk}/kids/kid/son/daughter/sister/wife/mother/mom/child/children/family
{agent} ... burn/torch/blow/bomb/set/demolish/wreck/trash/smash/destroy {mine}/this/that/the ... house/home/shop/car/bike/office/flat/family/scooter/stall/place/windows/vehicle ! {game}
burn/torch/blow/bomb ... house/home/shop/car/flat/society/office down/up ! {game}
with you/u/them/family inside
burn/burns/burning ... alive
lynch/stone/thrash/hang/behead/castrate/stab/slaughter/murder/burn/kill/beat/bash/shoot this/that/these/those/the/all/every/such ... {folk} ! {game} ! {pest}
rape/raping/gangrape ~ you/u/your/ur/bitch/her/daughter/wife/sister/mother/teri/tera/tujhe/biwi/behen/maa/beti/uski/unki ! case/protest/march/news/class/helpline/victim/survivor
teach/teaching you/u/him/them a/the ... lesson ~ we/i/ill/boys/will/lets/with/rods/sticks
watch your/ur/ya back ! lifting/posture
sleep with one
wait/till/until/when i/we find/catch/get/see you/u/him/her ~ kill/dead/sorry/blood/hands/wont/regret/bones/face/pay/finish/born/run
poison/poisoning/poisoned/venom ~ your/ur/his/her/you ~ put/putting/give/giving/mix/mixing/food/water/drink
wont/not/never/cant/won ... come/reach/see/return/live/breathe/walk/wake/make ... home/tomorrow/alive/morning/again/back/daylight/sunrise ~ you/u/your/ur/him/his/kids/son/daughter/wife ~ if/when/again/complain/next/make/more/will/tonight/come/see
end up ... hospital/icu/morgue/grave/ditch/river/wheelchair/drain/coffin
make/making sure ... suffer/die/bleed/never/regret
skin/eat/bury/burn/roast you/u/him alive
acid on/at/in/over your/ur/his/her/face
throw/throwing/pour/pouring acid ! drain/tiles/toilet/bathroom
blood will flow/spill
spill/drink/want/see ... your/ur/his/her blood ! group/donor/bank/report/test
strangle/stab/rape/murder/behead/butcher/castrate/lynch/slaughter/strangling/stabbing/murdering this/that/the/these/those/every ~ i/im/ill/we/someone/somebody/want/will/gonna/should/lets ! {game} ! news/police/arrested
throw/push/toss/fling/hang/drop/kick/dump you/u/him/her ... from/off/down/terrace/roof/balcony/window/under/into ! station/school/office/home
see/watch/wait/know ... what happens/i/we/ill ... to/do ... you/u/your/him/her/ur ! movie/match/next
hunt/hunting/track you/u/him/her/them ... down
six feet under
body bag
making/make your/ur/his/her life hell/miserable
meet your/ur maker
in/into/to pieces ~ you/u/your/him/cut/chop/tear/rip/blow
i/we/im ... done/finished/through with you/u/him/her ~ teeth/straw/walk/face/hospital/wish/eating/mother/recognise/recognize/when
your/ur/his family ... will/gonna/be ... cry/crying/mourn/bury/weep/pieces/sorry
im/i/we/were/he ~ outside/downstairs/waiting/coming/come ~ with a/my/his/the/our bat/knife/rod/gun/stick/hockey/sword/machete/gang/hammer/boys/blade ! match/game/play/nets/practice/cake/cakes/cut
no/nobody/noone/police/one ... can/will ... save you/u/him/her
your/ur/his/her/tumhari daughter/son/kids/kid/wife/sister/mother/children/child ... safe/careful/happens/happen/alone/missing/gone/wont ~ watch/know/if/not/wont/longer/will/anything/something/see ! school/bus/crossing/please/road
hit = slap/punch/smack/thrash/stab/strangle/beat/bash/whip/kick/smash/clobber/shoot/murder/rape/kill/slaughter/hang/skin/drag
will/gonna/gona {hit} you/u/ya/him/her/them ! {game} ! {pest} ! it/wire/chilli/spice/climb/dog/sun/this/virus/current/speed/smoking/mixture/stress
{kill}/{hit} {you}/him/her/them so/this/that hard/bad/badly/much/fast/good ! {game} ! {pest} ! laugh/laughing
{kill}/{hit} {you}/him/her/them till/until/til/untill ! {game} ! {pest} ! laugh/laughing
run/drive/ride/ram/crash/take my/the/a/this/our car/bike/truck/scooter/scooty/jeep/suv/bus/tractor/bulldozer over/into/through/on {you}/him/her/them/{mine}
ambulance/hearse/coffin/stretcher/undertaker/priest/pandit/shroud/body/corpse ... will/ll/gonna/should/to ... come/coming/arrive/carry/take/wait/waiting/need/needed/be ... for you/u/him/her/your/ur/away ! dadi/mummy/aunty/patient/please/heart/pain ! puja/pooja/wedding/katha
{you}/youll ... will/ll/gonna/may/might need/needs ... ambulance/stretcher/coffin/undertaker/surgeon/crutches/icu ! {cause} ! trek/fever/pain
garland/flowers/wreath ... on your/ur/his/her ... photo/picture/grave/coffin/body
nice/pretty/lovely/beautiful/sweet/cute {folk}/wife/daughter/son/kids/sister/car/shop/house you/u have/got/ve ~ alone/every/everyday/daily/late/school/accident/burn/shame/happen/happens
know your/ur/his/her ... flat/house/car/bus/address/route/school/timing/door/block ... number/and/timing/route/name ~ when/what ... leave/come/go/sleep/return/alone/time ! deliver/delivery/courier/parcel
my/our boys/men/guys/people/gang/brothers ... are/r/is ... waiting/ready/coming/watching ~ word/see/try/then/once/complaint/complain/ur/your/you ! bus/cricket/match/nets
one more/mor word/complaint/time/noise ... and/then ... see/watch/youll/ill/dead/finished/find ! {game}', NULL, 1, 0, ''),
('What may be a threat in Hindi, by who does what to whom', 'violence', 'ask', 'hers = tujhe/tujhko/tujko/tujhme/tumhe/tumhein/tumko/tereko/terko/terepe/aapko/apko/usko/unko/unhe/unhein/isko/inko/saale/saalo/saala/kutte/kutto/kamine/tum/tu/tera/teri/tumhara/tumhare/tumhari/uska/uske/uski/unka/unke/unki/iska/iske/iski/inka/inke/inki/tumlog/gaddar/gaddaro/harami/haramkhor/madarchod/behenchod/bhosdike/bc/mc/chutiye/randi/tumsab
hers = tere ko/ghar/haath/hath/pair/sar/sir/muh/munh/bete/baap/bhai/bachche/pet/pichwade/liye/saath/andar/gale/tukde/hath/daant/upar/dono
hers = ko/in/un log/logo/logon/sabko/sab
hers = is/us/iss/uss aadmi/admi/aurat/ladke/ladki/chor/watchman/guard/kutte/buddhe/aunty/uncle/harami/saale
tera = tera/teri/tumhara/tumhare/tumhari/uski/uska/uske/unki/unka/iski/iska/iske/saale/aapki/apki
will = dunga/dungi/duga/doga/denge/dege/dunge/dalunga/dalungi/dalenge/dalega/lunga/lungi/luga/lenge/lege/karunga/karungi/karenge/jaunga/jaenge/jayenge/rakhunga/rakhenge/chahiye/dalo/daalo/padega/dena/deni/chhodunga/chhodenge/aaunga/aayenge/wala/wale/du/doon/dun/dena
verb = maar/mar/kaat/kat/tod/tor/phod/thok/peet/pit/kut/gaad/kuchal/ragad/cheer/phaad/rond/noch/ghused/marod/ukhad/ghaseet/pel/ghop/ghot/udhed/jala/uda/latka/tapka/dafna/nipta/suja/thukwa/tudwa/katwa/marwa/jalwa/pitwa/chhed/phoonk/phunk/khatam/katam/khalaas/barbad/tabah
harm = maarunga/maarungi/maarenge/kaatunga/kaatungi/kaatenge/todunga/todungi/todenge/phodunga/phodungi/phodenge/thokunga/thokungi/thokenge/peetunga/peetungi/peetenge/kutunga/kutungi/kutenge/gaadunga/gaadungi/gaadenge/kuchalunga/kuchalungi/kuchalenge/ragadunga/ragadungi/ragadenge/cheerunga/cheerungi/cheerenge/phaadunga/phaadungi/phaadenge/rondunga/rondungi/rondenge/nochunga/nochungi
harm = nochenge/ghusedunga/ghusedungi/ghusedenge/marodunga/marodungi/marodenge/ukhadunga/ukhadungi/ukhadenge/ghaseetunga/ghaseetungi/ghaseetenge/pelunga/pelungi/pelenge/ghopunga/ghopungi/ghopenge/ghotunga/ghotungi/ghotenge/udhedunga/udhedungi/udhedenge/jalaunga/jalaungi/jalaenge/jalayenge/udaunga/udaungi/udaenge/udayenge/latkaunga/latkaungi/latkaenge/latkayenge/tapkaunga/tapkaungi
harm = tapkaenge/tapkayenge/dafnaunga/dafnaungi/dafnaenge/dafnayenge/niptaunga/niptaungi/niptaenge/niptayenge/ghusaunga/ghusaungi/ghusaenge/ghusayenge/sujaunga/sujaungi/sujaenge/sujayenge/thukwaunga/thukwaungi/thukwaenge/thukwayenge/tudwaunga/tudwaungi/tudwaenge/tudwayenge/katwaunga/katwaungi/katwaenge/katwayenge/marwaunga/marwaungi/marwaenge/marwayenge/jalwaunga/jalwaungi/jalwaenge
harm = jalwayenge/pitwaunga/pitwaungi/pitwaenge/pitwayenge/maaruga/toduga/kaatuga/maronga/todonga
body = taang/tang/taange/tange/tangein/taangen/taango/haddi/haddiya/haddiyan/haddian/gardan/gala/ghutne/haath/hath/haathpair/pair/paer/paon/jabda/muh/munh/mooh/daant/dant/naak/khopdi/sir/sar/kamar/zubaan/zabaan/jeebh/ungli/ungliyan/thobda/thobra/pasli/pasliyan/aankh/aankhen/kalai/peeth/chamdi/boti/nas/kidney/gand/gaand/gaad/kaan/chehra/shakal/reedh/sar/bheja/pet
snap = tod/tor/kaat/kat/phod/marod/ukhad/khol/daba/phaad/faad/cheer/tudwa/katwa/ghot/ghont/kheench/khinch/nikal/nikaal/udhed/uda/suja/bigad/maar/mar/utar/utaar/kuchal/jala/chhed/noch/alag/bajaa
not = call/calls/phone/fon/message/msg/line/light/bijli/connection/kanekshan/baal/cake/kek/patang/manjha/sabzi/sabji/pyaaz/ticket/parchi/challan/chalan/raseed/pocket/salad/nariyal/matki/haandi/handi/tarbooz/tarbuz/chicken/mutton/machhli/machli/fish/meat/keema/chai/paint/rang/polish/jhadu/jhaadu/pocha/spray/photo/foto/selfie/horn/seeti/kapde/kapda/silai/nakhun/ghaas/lakdi/ped/pedh
not = match/game/chess/ludo/carrom/cricket/football/badminton/pubg/kabaddi/wicket/innings/runs/final/team/cup/khel/six/sixer/chauka/chakka/chhakka/chhakke/chauke/chakke/over/overs/volleyball/holi/gulal/pichkari/rang/gubbare/series/goal/ball/gend/bowler/batsman/tournament/trophy/dance/gaana/discount/deal/rate/free/tel/masala/plumber/mistri/deewar/diwar/wall/naali/pipe/cylinder
not = bmc/municipality/municipal/corporation/nagar/nigam/railway/notice/illegal/stay/widening/record/kaam/diye/agarbatti/mombatti/bulb/pankha/registration/drain/naali/gutter/tarbooz/kooda/kude/kachra/bori/exam/fees/saaf
not = aankh maar
not = chakkar/gap/gappe/gappen/jhapki/dubki/chhapa/entry/party/jump/chhalang/daud/kharbooza/bhutta/kanche/teer/makkhiyan/penalty/shot/shots/shuttle
soft = aankh maar
soft = chicken/mutton/machhli/fish/bakra/murga/operation/doctor/nakhun/nakhoon/match/game/darzi/salon/baal/massage/malish/lauki/tarbooz/carrom/ludo/cricket/football
not = receipt/rasid/bill/lift
not = machhar/macchar/machar/chuhe/chuha/keede/deemak/cockroach/kockroach/makkhi/makhi/sanp/saanp/film/movie/song/serial/kahani/dawa/doctor/operation/injection/vaccine/tika/haha/hahaha/lol/mazaak/darzi/barber/salon/airport
tara = taar
{hers} ~ {verb} {will} ! {not}
{hers} ~ {harm} ! {not}
{hers} ~ maar-/peet-/pit-/kut-/kaat-/tod-/phod- kar/ke/maar ~ {will}/maarunga/todunga/maarenge/todenge ! {not}
{verb} {will} ~ agar/warna/varna/dobara/dubara/phir/baar/jis/bahar/samne/dikha/awaaz/aawaz/police/milna/mile/mila/himmat/sudhar/aukat/warning ! {not}
{harm} ~ agar/warna/varna/dobara/dubara/phir/baar/jis/bahar/samne/dikha/awaaz/aawaz/police/milna/mile/mila/himmat/sudhar/aukat/warning ! {not}
{body} ... {snap} {will} ! {soft}
{body} ... {snap} ke/kar ... {will} ! {soft}
{body} ... {harm} ! {soft}
jaan/jan se ... maar/mar/marenge/marunga/maarne/marna/jaoge/jayega/jaega/jaogi/khatam/gaye
zinda/jinda ... jala/gaad/dafna/jalaunga/jalayenge/jalaenge/gaadenge/gaadunga/kaat/chhodunga/chhodenge/chhodungi/chhodega
zinda/jinda nahi/nahin/nai/nhi/na chhod/chod/rahega/rahegi/rahoge/bachega/bachegi/bachoge/jayega/jaega/lautega/lautoge ! helmet/dhyan/gaadi/tulsi/paudha/ped/water/machhli
goli ... maar/mar/maarunga/marenge/maarenge/chala/chalegi/chalaunga/chalayenge/khayega/khaoge/thok/thokunga/uda/utaar/utarunga {will} ! dawa/dard/sar
goli/goliyon/bomb/bam/barood se ... uda/bhun/maar/mar/chhalni/bhoon ! film/movie/soda
goli maarunga/marunga/maarenge/marenge/maaro/maro/thokunga/chalegi/padegi/khayega/khaega/khaoge ! dawa
chaku/chakku/chhuri/churi/talwar/khanjar/sua/blade/katta/kulhadi/kattar ... ghusa/ghop/ghonp/maar/mar/chala/ghused/ghusaunga/ghusa ... {will} ! tez/dhaar ! {not}
chaku/chakku/chhuri/churi/talwar/khanjar/katta/bandook/pistol/kulhadi/lathi/lathiyan/danda/dande/rod/sariya/hockey/tamancha/tezaab/acid/petrol ~ leke/lekar/le/aa/aaunga/aayenge/aa-/nikal/laa/layenge/intezaar ~ tera/teri/tujhe/tere/tum/tu/tumhe/tumhari/tumhare/uske/usko/uski/phod/tod/denge/dunga/samjhayenge/dekhte ! {not} ! dhaar/parade/jhanda/tez
tezaab/tezab/acid/asid ~ daal/dal/phek/phenk/fenk/phekunga/phenkunga/phekenge/dalunga/daalunga/dalenge/chhidak/dalwa/dalwaunga/nahla/dunga ~ {hers}/muh/munh/chehre/face/shakal/{will} ! drain/naali/gutter/toilet/tiles/pipe/naali/saaf/safai
petrol/mitti/kerosene/kerosin/diesel ... daal/dal/chhidak/chidak/daalke ... aag/jala/phoonk/jalaunga/jalayenge/machis
aag laga/lagwa/lagaunga/lagayenge/lagaenge/lagadunga ... {will} ~ {hers}/dukan/gaadi/tere/sabko/ghar ! {not} ! holi/holika/lohri/diwali/patakhe
ghar/dukan/dukaan/gaadi/makan/bike/scooty/office/jhopdi/thela/sheeshe/shishe ko/bhi/hi/mein/ka/ke/sab/saath/sath/samet jala/phoonk/uda/tod/tor {will} ! {not} ! mein/me diya/diye
ghar/dukan/dukaan/gaadi/makan/bike/scooty/office/jhopdi/thela jala/phoonk/phunk/uda/tod/tor {will} ! {not}
khoon/khun/khoon ... pee/pi/kar/bahega/baha/bahaunga/bahayenge/nikal/karunga/karenge/karwa/kardunga/peeunga/piunga ... {will}/jaunga/karunga/karenge/bahega/dunga ! dan/daan/donate/donation/report/jaanch/test
{tera} ... khoon/murder/katl/qatal/hatya/murdar kar/karunga/karenge/karwa/karwaunga/karva/ho/hoga/hogi/pakka/pee
{tera} maut ... ! samachar/khabar/shok/cremation
maut ... mere/mera/hamare/hath/haath/haatho/hatho/likhi/nishchit/tay/aayegi/aaegi/aayi/milegi ~ {tera}/tu/tujhe/tumhe
kutte/kutton/suar/tadap ki/tadap/tadapkar/jaisi maut/ke
tadpa/tadapa/tadap tadpa/tadapa/tadap ke/kar ~ maar/mar/marega/maregi/maroge/marenge/marunga
{tera} ... laash/lash/arthi/janaza/kabr/kabar/chita/kafan/teraahvi/tervi/ashtiyan/asthiyan ~ milegi/nikalegi/uthegi/bhi/niklega/khod/jalegi/bicha/gira/girega/girenge/girayenge/naale/nahi/taiyar/denge/dunga/hogi/dekhenge/jayegi
laash/lash/lashein/laashe bicha/gira/bichha/bichegi/bichengi/milegi/girenge/giregi/dunga/denge
{tera} jaan/jan ... le/lunga/lungi/lenge/lekar/nikal/nikaal/loonga/khatre/jayegi ! jigar
tu/tum/saala/saale/wo/woh/tumlog/kutta/kutti ... marega/maregi/maroge/marogi/maara/mara jayega/jayegi/jaoge/jaega/mere/aaj/kal/saale/haath/hatho/tu ! {not} ! gaadi/helmet
marega/maregi/maroge/marogi tu/tum/saale/kutte/mere
mar ja/jaa/jao tu/saale/kutte/kutti/harami/bhosdike/jake
tu/tera/teri/tum/tumhara/tumhari/saale ... khatam/khallas/khalaas/gaya ~ aaj/kal/ab/bas/samajh/samjho/beta/dekh/dekhna/pakka/karenge/karunga/dunga/denge ! {not} ! match/series/samaan/stock/paani/pani/light
{hers}/khandan/parivar/family/sabko khatam/katam/khatm kar/karunga/karenge/karke/karwa ! stock/samaan/kaam/{not}
khandan/parivar/nasl/vansh ... khatam/mita/uda/jala/ujaad/barbad/tabah/katam
tu/tum/saale/wo/usko/tujhe/kutta/tumhe ... nahi/nahin/nai/nhi/na bachega/bachegi/bachoge/bachogi/chhodunga/chhodenge/chhodungi/bacha/bakshunga/bakhshunga ! train/bus/ticket
nahi/nahin/nai/nhi chhodunga/chhodungi/chhodenge/bakshunga ~ tujhe/tumhe/tujhko/tumko/usko/use/use/saale/kisi/tereko/unko/tu ! {not}
maarunga/maarungi/maarenge/peetunga/peetenge/kutenge/kutunga/thokenge/thokunga/maaruga/marwaunga/pitwaunga/pitwayenge/thukwaunga/tudwaunga ! {not}
aakhri/akhri/aakhiri/akhiri/antim/last din/raat/subah/saans/diwali/waqt/shaam/day ~ tera/teri/tumhara/tumhari/tu/tujhe/saale/mila/hoga ! date/form/exam/bill/offer/sale/college/school/office
gin/ginna/ginti/ginlo/gino ... din/saansein/saanse/ghante/teri/tere/shuru ~ tera/tere/teri/tu/le/supari/tum/saale/apne
ulti ginti
supari ... di/de/dunga/denge/li/diya/le/uski/teri/leke ! paan/gutka/meethi
uthwa/uthva/uthwaunga/uthwayenge/agwa/kidnap ... lenge/lunga/dunga/denge/lungi/karenge/karunga/uthwaunga/uthwayenge/dena/warna/warna ! kachra/samaan/saman/malba/sofa/kooda
{hers}/behen/behan/beti/ladki/biwi/maa/bacche/bete/bete ... utha/uthake/uthakar {will}/ke/kar/lenge/lunga/le ! kachra/saman/samaan/sofa/station/airport/stop/bus/parcel/kooda/phone/call/fayda/awaaz
ghus/ghuske/ghuskar ... maar/mar/maarenge/marenge/maarunga/marunga/peet/peetenge/tod/todenge/dunga ~ ghar/{hers}/flat/dukan/office
kya/dekh ... haal/hal ... karta/karti/karte/karunga/karenge/hota/banata ~ {tera}/dekh/bahar/tu/uska ! chaal/match
haal/hal ... bura/kharab/behaal/bigaad kar {will} ! {not}
{tera} khair nahi/nahin/nai/nhi
khair nahi/nahin/nai/nhi ~ {hers}/jisne/warna/agar/dikha/kal/phir/ab
dekh lunga/lungi/lenge/luga ~ tujhe/tumhe/tujhko/tumko/tu/tera/teri/bahar/saale/usko/sabko/tum ! film/movie/match/kaam
dekhna/dekho/dekhiyo/dekh ... kya hota/karta/karte/karenge/karunga/karti ~ usko/tujhe/tera/tumhe/phir/uthake/utha/haal/hai/warna/agar/uska ! match/film/movie/result/mausam/weather/baarish
sabak/sabaq sikha/sikhaunga/sikhayenge/sikhana/sikhaenge/seekha ~ {hers}/lathi/danda/milkar/sab/dunga/denge
chod/chodunga/chodenge/chhod {will}/chodunga/chodenge ~ maa/behen/behan/bahan/gand/gaand/biwi/bahen
gand/gaand/gaad ... maar/mar/tod/phaad/faad/maarunga/marunga/todunga/phaadunga/faadunga/maarenge/marenge/todenge/danda/suja
maa/behen/behan/bahan/biwi/beti ... chod/rape/nanga/nangi/izzat/utha/ghaseet/balatkar/reip ... {will}/lenge/ghumaunga/ghumayenge/chodunga/karunga/karenge/denge ! station
izzat/ijjat ... loot/lut/utaar/utar/lutunga/lootunga ... {will}/karunga
rape/reip/balatkar/balaatkar/dushkarm ... kar/karunga/karenge/karwa/karva/hoga/hogi/karna/karo ~ {hers}/maa/behen/beti/biwi/aurat/ladki/chahiye/teri/{will} ! case/khabar/news/virodh/aropi/march/giraftar/saza
thappad/thapad/chamaat/jhapad/lafa/laat/lath/joote/jute/chappal/ghusa/mukka/mukke/belt/danda/dande/lathi/hockey/juta ... maar/maarunga/marunga/maarenge/marenge/padega/padenge/padegi/padne/khayega/khaega/khaoge/lagaunga/lagayenge/bajaunga/barsa ... ! {not}
kaan ke niche/neeche
khinch/kheench ke/kar ... dunga/denge/lagaunga/maarunga/padega
maaro/maro/peeto/pito/kaato/thoko/kato/jalao/jala maaro/saale/saalo/isko/usko/inko/unko/saalon/gaddaron/gaddaro/kutte/kutto/harami/sabko/do/dalo/usse ~ saale/saalo/isko/usko/inko/unko/sab/gaddar/milkar/milke/kutte/logo/aadmi/harami/zinda/maar/ko ! {not}
maar/mar/jala/kaat/kuchal/gaad/peet do/dalo/daalo/dena/dalna/chahiye/deni ~ isko/usko/inko/unko/saale/saalo/logo/logon/aadmi/kutte/sabko/milkar/milke/harami/aurat/ladke/gaddar/chor ! {not}
jaan/jan pyari/pyaari/bachani/bachana/bachao/dena ~ hai/ho/to/toh/warna ! jigar
jinda/zinda rehna/rahna/dekhna ... hai/ho/chahta/chahte/chahti/to
jaan/jan se haath/hath
zahar/zeher/jahar/zehar ... dunga/denge/khila/pila/daal/milaunga/milayenge/mila/de ~ {hers}/khane/pani/paani/{will} ! kisi/chuhe
sar/sir dhad/tan se
bahar/baahar nikal/mil/aa/aaja/milna/nikalna/niklo/nikle/nikla/aana ~ dekh/batata/batate/bataunga/batayenge/haal/tod/maar/phod/maarunga/todunga/saale/dikhata/dikhaunga/teri/tera/tujhe/aukat/gand/gaand/haddi/taange ! {not} ! light/baarish/party/gate
jis din ... mila/mili/mile/dikha/dikhi/milega/haath/hath/akela/akeli ~ tu/tera/teri/tujhe/aakhri/din/us
{tera}/tere gaadi/ghar/dukan/bike/car/jhopdi ke saath/sath ~ {hers}/bhi/jala/jalayenge
thikane/thikaane laga/lagaunga/lagayenge
{hers}/ko ... itna/aisa/aise/saalo/isko/usko/zor ... maaro/maro/peeto/pito/thoko/maar/marna/marunga ! {not} ! mat
english = kill/murder/rape/shoot/stab/finish/beat/slap/punch/thrash/attack/torture/hang/kidnap/destroy/burn/smash/encounter
{english} kar/karke/ker/bana {will} ~ {hers}/saale/samjha/warna/agar/phir ! {not} ! assignment/project/kaam/homework
broken = adhmara/adhmari/behosh/lahuluhan/langda/langdi/lula/apahij/apaahij/andha/andhi/ganja/zakhmi/jakhmi/ghayal/nakara/vikalang/laachar
{broken} kar/karke/ker/bana {will} ! {not} ! doctor/operation/haircut/barber
{body} ... ek/alag/chur/choor/chakna-/surma/chutney/bhurta/kachumar/naksha/hulia/huliya kar/karke/ker/bana {will} ! {soft} ! khana/roti/sabzi/se/silbatte
haddi/haddiya/haddiyan/hadd/hulia/huliya/kachumar/naksha/bhurta/thobda ... kar/bana/nikal/badal/bigad {will} ! {soft} ! baingan/aam/ghar/khana/flat/shehar
hitting = maarne/peetne/pitne/kutne/thokne/kaatne/todne/jalane/phodne/noochne/ghaseetne/udane/uthane/tapkane/dhulai
{hers}/use {hitting} ... aa/aaunga/aayenge/aaenge/aaye/nikle/nikla/ja/bhej/wala/wale/chal/pahunch-/taiyar/ready ! {not} ! ghar/lene
{hitting} ... aa/aaunga/aayenge/aaenge/nikle/bhej ... {hers} ! {not} ! ghar/lene
aa/aaunga/aayenge/aaenge/nikle/bhej ... {hers}/use {hitting} ! {not} ! ghar/lene
maar/mar/peet/pit/kut/kaat maar/mar/peet/pit/kut/kaat ke/kar/kr/k ... {will} ! {not}
apne pair/pairon/pairo/paon/taang/taango pe/par/pr ... khada/khadi/chal ... nahi/nahin/nhi/na ... milega/milegi/payega/payegi/paoge/sakega/sakoge/rahega/rahoge ! gir/operation/physio
{hers} ... chalne/uthne/bolne/dikhne/muh dikhane/khane/rehne/dikhane laayak/layak/kabil nahi/nahin/nhi/na
laayak/layak/kabil nahi/nahin/nhi bachega/bachegi/bachoge/bachogi/chhodunga/chhodenge/rahoge/rahogi ! {not} ! fridge/sadak/road
photo/foto/photu/tasveer pe/par/pr ... haar/mala/maala/phool/fool ... chadhega/chadhegi/chadhenge/chadh-/latkega/latkegi/lagega/lagegi/tangega ~ {hers} ! shaadi/puja/pooja/bhagwan/jayanti
haar/mala/maala ... chadhega/chadhegi/chadhenge/latkega ... photo/foto/photu/tasveer ~ {hers} ! shaadi/puja/pooja/bhagwan/jayanti
{tera} din ... gine/gin/ginti/ginn- ! match
upar pahunch-/pahucha/pahunchane/bhej/bhejne/pahunchana/bhejunga ... {will}/ka/ki/intezaam/intzaam/taiyari/warna ~ {hers} ! saman/samaan/floor/manzil/lift/parcel
bhalai isi/issi/isme me/mein/mai/hai
ko ... maaro/maro/peeto/pito/thoko/kuto ! {not} ! goli/mat/nahi
goli/goliyan kha/khake/khaayega ke/jayega/jaega/kar
tujhe/tumhe/usko/tereko/unko/tumko ... chhodne/bakhshne wala/wale/wali nahi/nahin
{tera} ... hisaab/hisab ~ hoga/karenge/karunga/barabar/chukta/lenge/lunga ! paise/bill/dukan/khata/rupaye/maintenance/paisa/kirana
tera/teri/tumhara/tumhari/uska end/game/khel/waqt/samay/kissa/chapter/ticket ... aa/gaya/khatam/over/pura/poora/cut/kat/kar/close/baj
kafan/arthi/janaza/kabr/kabar ~ kharid/bandh/taiyar/taiyaar/order/ready/bula/khod/bana/le/uthegi/niklega/nikalegi/tera/teri/apna/apni/apne/tere
tera/teri/tumhara/tumhari/uska postmortem/postmartam/antim/shok/teraahvi/shraadh/chautha/tehrvi
nanga/nangi/kalikh/kaalikh/mundan ... ghumayenge/ghumaunga/karke/karenge/karunga/pot/ghuma
gaadi/truck/bus/car/bike/tractor/bulldozer ... chadha/chada/chadhwa dunga/denge/lunga/do ~ {hers}/upar/tere/usko/us
kuchal/kuchl dunga/denge/dalunga/do ! {not}
tere/teri/tera/tumhare/tumhari/uske/uski bachche/bachcho/bachhe/bete/beti/parivar/biwi/behen/maa/family ... surakshit/safe/salamat/khair/zinda/nahi ~ nahi/nahin/rahenge/rahegi/bachenge/soch/milegi/dikhega ! school/fees/crossing
haath/hath/pair uthega/uthaunga/chal/chalega ~ {hers}/to/warna/mera
mere/mera/hamare haath/hath/hatho/haatho ... maut/marega/maroge/khatam/pitega/pitoge/maregi
pitega/pitoge/pitegi/kutega/kutoge/pelunga ~ tu/tum/aaj/kal/saale/mere/agar/warna/bahut ! {not}
gunde/gundo/ladke/ladko ... bhej/bula/lekar/leke/bulaunga/bhejunga/bulate/bhijwa ~ tera/teri/tujhe/tere/tod/maar/phod/pitwa/haddi/samjha/tumhe/hisaab', NULL, 1, 0, ''),
('What may be contact of a child, by age, secrecy and lures', 'child-safety', 'ask', 'kid = girl/girls/boy/boys/kid/kids/child/children/schoolgirl/schoolgirls/schoolboy/schoolboys/teens/teenage/teenager/teenagers/minor/minors/underage/kiddo/kiddos/princess/student/students/daughter/daughters/son/sons/nibba/nibbi/youngster/youngsters/grader
kid = ladki/ladkiyan/ladkiyon/ladkiya/ladkiyo/ladka/ladke/ladkon/bachi/bachiyan/bachiyon/bacha/bache/bachon/bacho/beta/beti/bete/betiyan/bitiya/gudiya/munni/nabalig/naabalig/balika/chhori/chori/chhora/chhokri/lali/mainar
kid = 8/9/10/11/12/13/14/15/16/17 saal/sal/baras/varsh/year/years/yr/yrs/yo/old/15/16/14/13
kid = 9/10/11/12/13/14 to/se 12/13/14/15/16/17
kid = class/clas/klas/klaas/std/grade/kaksha/standard 3/4/5/6/7/8/9/10/11
kid = 4/5/6/7/8/9/10/11 class/klas/klaas/std/grade/kaksha/standard/vi/vin/ve/me/mein/wali/wale
kid = chhathi/saatvi/satvi/aathvi/athvi/nauvi/nauvin/navi/dasvi/dasvin/barah/terah/chaudah/pandrah
kid = any/lonely/cute/young/sweet/for/a/hey/like/date teen
kid = 13f/14f/15f/13m
kid = bachiyo/bacchiyo/bachchiyo/bachcho/bachho/champ
kid = school/skool/tuition ... uniform/dress/bag/student/students/wali/wale/ki
young = girl/girls/schoolgirl/schoolgirls/schoolboy/schoolboys/boys/teens/teenage/teenager/teenagers/minor/minors/underage/ladki/ladkiyan/ladkiyon/ladkiya/bachi/bachiyan/nabalig/naabalig/mainar/nibbi/chhokri/bitiya
tiny = little/small/young/younger/chhoti/choti/chhote/nanhi/kamsin/minor/underage/nabalig/naabalig/schoolgirl/schoolgirls/schoolboy/schoolboys/teen/teens/teenage
age = 9/10/11/12/13/14/15/16/9th/10th/8th/7th/6th
lure = chocolate/chocolates/coklet/chaklet/chokalet/toffee/toffees/candy/candies/sweets/gift/gifts/money/cash/paise/paisa/rupees/rs/recharge/iphone/mobile/phone/cycle/bike/games/icecream/treat/puppy/puppies/kitten/kittens/toys/toy/khilona/khilone/playstation/ps5/pubg/uc/pocket/tohfa/diamonds/earn/kamai/surprise/500/1000/200/2000/100/mithai
give = give/gives/buy/pay/get/have/bring/offer/earn/dunga/dungi/dilaunga/dilayenge/dila/lunga/milega/milegi/milenge/laya/lekar/leke/laaunga/launga/chahiye/dega/denge/free/la/du/deta/send/dete/khilaunga
secret = secret/secretly/secrets/raaz/raj/chupke/chupchap/chhupke/discreet/discreetly/privately/confidential
secret = private chat/call/room/meet/meeting/photo/photos/message/talk/time/video/dm/pics/class
secret = in/kept/keep private
secret = dont/not/never/without/wont/no ... tell/telling/inform/mention/told/let/show ... anyone/anybody/parents/mom/mum/mummy/mama/mother/dad/daddy/papa/father/teacher/family
secret = kisi/kisiko/kisko/mummy/mammi/mumma/mamma/maa/papa/ghar/gharwalo/gharwalon/parents/mom ... mat/nahi/nahin/na/nhi bata/batana/batao/bataana/bolna/bol/bolo/kehna/kahna/dikhana/dikhaunga/dikhaenge/dikhayenge/pata/chalega/bataunga/dikhau
secret = kisi/kisiko/kisko/mummy/mammi/mumma/maa/papa/ghar/gharwalo/gharwalon/parents ... batana/bolna/kehna/kahna/batao/bolo mat/nahi/nahin/na/nhi
secret = pata na/nahi/nahin/nhi/mat ... chale/chalega/chalna/lage/lagna/chal
secret = bina bataye/batae/bataaye/puche
secret = nobody/noone/no/parents/mom/mummy/papa/they/one/adults ... wont/not/never/will/need/has/have/to ... know/find/notice/tell
secret = no/without/minus parents/adults/mom/moms/mummy/adult/grownups/elders/papa/guardian
secret = just/only/sirf/bas us/hum/ham/between dono/two/both/us/aur/me/hi
secret = just/only us/hum/tum
secret = between us/you
secret = delete ... chat/chats/messages/message/pics
alone = alone/akeli/akela/akele/akelee/ekele/tanha/privately/privatly
meet = come/meet/visit/aana/aao/aaja/aajao/aajana/milo/milna/milne/milogi/miloge/mil/mile/chalo/chalogi/chaloge/chal/join/pick/drop/ride/lift/ghumaunga/ghumane/ghumne/bunk/skip/bhejo/hangout/hang/date/play/bulao/aayegi/aaogi/aaoge
spot = flat/room/house/home/place/car/van/terrace/ghar/kamre/kamra/gaadi/chhat/farmhouse/hotel/basement/behind/peeche/piche/jungle/godown/park/gate/studio/corner/stairs/seedhi/bedroom/khandar/bathroom/washroom/lodge/oyo
mine = my/mere/meri/mera/mine/our/hamare/apne/uncle/me
chat = dm/inbox/message/messages/msg/mesej/maisej/text/whatsapp/whatsap/watsapp/whtsapp/snap/snapchat/insta/instagram/telegram/tele/chat/chats/baat/baatein/call/videocall/cam/webcam/number/nambar/no/ping/facetime/discord/reply/contact/sext/talk/id/vatsep/vhatsep/व्हाट्सएप/व्हाट्सऐप/इंस्टा
pal = friend/friends/friendship/frndship/frnd/dost/dosti/doston
cute = cute/cutie/pretty/beautiful/sundar/khubsurat/hot/gorgeous/sweet/sweetie/lovely/pyari/mature/body/figure
love = girlfriend/boyfriend/gf/bf/date/dating/kissing/kisses/virgin/romance/romantic/pyar/pyaar/sexy/mature/masti/cuddle/massage/lips/crush/sugar/relationship/flirt/naughty/dosti/friendship/frndship
love = i like/love you/u
love = teach ... kiss/kis/kissing
love = hot girl/girls
love = secret/older/be/become/make/new/your/ur/special friend/friends
love = friend/friends with/wanted
pic = pic/pics/photo/photos/foto/photu/selfie/selfies/video/videos/vidiyo/picture/pictures/snap/snaps/tasveer/tasvir/nude/nudes/cam/webcam/photoshoot/shoot
wants = send/sends/share/shares/show/bhejo/bhej/bhejna/bheje/bhejde/bhejdo/bhejogi/dikhao/dikha/dikhana/dedo/want/need/chahiye/post/click/on
seek = any/looking/searching/wanted/want/wants/need/needed/seeking/koi/chahiye/chahie/chaiye/chahte/where/hai/interested/like/likes/love/prefer/preferred/dhundh/khoj/available/near/karni/kare/karo/karogi/message/wali/free/hi/hey/hello
mate = mirror/carpenter/slippers/join
mate = need/needs/our/maths/looking/want/koi/achha/accha/good/private/home ... tuition/tution/tutor/coaching/teacher
mate = tuition/tution/tutor/coaching/teacher/tuitions/batch ... chahiye/needed/needs/available/wanted/batao/fees/start/starts/suggest/notes/free/classes/evening/for
mate = team/trials/academy/library/lost/missing/khoya/khoyi/found/police/helpline/ptm/football/cricket/badminton/hostel/pg/nanny/maid/doctor/dentist/birthday/competition/contest/camp/workshop/admission/rsvp/parents/uniforms/books/carpool/yoga/karate/dance/music/guitar/swimming/skating/guard/reward
mate = lapata/lapta/gayab/gumshuda/lessons/lesson/trial/rwa/medal/medals/craft/stall/parent/elephant/debate/chess/certificate/crossing/club/office/112/pareshan/proud/congratulations/badhai/scholarship/parcel/courier/vaccine/vaccination/polio/checkup/creche/daycare/playschool/mela/fair/fete/funfair/picnic/award/topped/shoes/slippers/sale/homework/science/share/auto/mandir/gurudwara/prasad
mate = hall/church/masjid/voter/exam
mate = with/bring/and/or ... parent/parents/guardian/guardians
mate = parents welcome/allowed/please
mate = my/mera/meri/mere/hamara/hamari/our/apne/apni/unki/unka/uski/iski/his/her/their/your/aapke/aapki son/daughter/kid/kids/child/children/beta/beti/bete/bachche/bachcha/bacche/bachi/boys/girls/ladka/ladki/boy/girl/nephew/niece/9/10/11/12/13/14/15/16/little
mate = hai meri/mera
mate = mummy papa saath/sath/aaye
how old r/are u/you/ru ! {mate} ! house/building/dog/puppy/car/bike/cat
how old is/are your/ur daughter/son/girl/kid/sister ~ {chat}/{pic}/{meet}/{love} ! {mate}
kitne/kitni/kitna saal/sal/baras/varsh ki/ke/ka ho/h/hai ! {mate} ! {thing}
kitne/kitni saal/sal ... ho
thing = warranty/fd/guarantee/lease/loan/purana/purani/gaadi/ghar/makan/pankhe/policy/kutta/billi
tell/bata/batao/whats/what/kya/send ... your/ur/apni/apna/tumhari/teri age/umar/umr/class/grade
tumhari/teri/tumari/aapki/apni umar/umr/age
what/which/kis/kaunsi/konsi/kaun/kon/kitni class/klas/klaas/grade/std/standard/kaksha ~ u/you/tum/tu/ho/padhti/padhte/study/padti/aap/beti/beta ! {mate} ! teach/padhate/sikhate
padhti/padti/padte/padhte ho ~ class/klas/klaas/school/skool/kis/konsi/kahan/kaunse/beti/beta/bacha ! {mate}
class/klas kitni/kaunsi/konsi/kya ~ {kid}/tum/tumhari/sundar/akele/ho
tum/tu/ur/youre/u/you/r/are/only/still/abhi/just/bas ... 8/9/10/11/12/13/14/15/16/17 ~ {love}/{meet}/{chat}/{pic}/{alone}/{secret}/fine/okay/ok/number/cam/dost/mature/right ! {mate} ! {seatings}
seatings = bus/pm/am/baje/rs/rupees/flat/floor/tower/km/minute/minutes/min/percent/plate/kg/train/seat/seats/o''clock/sector/block/gate/people/log/items/order/lakh/hazar/match/score/overs
tum/tu/you/u ... 5th/6th/7th/8th/9th/10th/5/6/7/8/9/10 me/mein/class/std/grade/grader ho/ ~ {love}/{meet}/{chat}/{pic}/{alone}/{secret}/dost ! {mate}
for a/an/your ... 5th/6th/7th/8th/9th/10th/5/6/7/8/9/10/11/12/13/14/15/16 ... grader/old/year ~ {love}/pretty/mature/tall/smart/developed
mature/pretty/cute/sexy/hot/beautiful/sundar/badi/bade/developed/grown for/ke/lagti/lagte ... 8/9/10/11/12/13/14/15/16/age/umar/umr/hisaab
age is/just ... number
age/umar no/koi ... bar/limit/matter/fark ~ {love}/{tiny}/{secret}/{young}
said you/u are/r/were ... 10/11/12/13/14/15/16
im/iam/i/main/mai/mein/me/myself/m/hum ... 8/9/10/11/12/13/14/15/16/17 ... saal/sal/yr/years/year/yo/old/yrs/and/bored/hu/hoon/f/m/girl/boy/female/male/ki/ka ~ {chat}/{love}/{meet}/{alone}/{pic}/bored/karega/karoge/boring/secret/lonely ! {mate} ! {seatings} ! pm/am/baje
im/iam/i/main/mai/mein am/a/an/ek girl/boy/ladki/ladka/student/kid/teen of/in/ki/ka/umar/age/hu ... 9/10/11/12/13/14/15/16/17/6/7/8 ~ {chat}/{love}/{meet}/{alone}/older/bored ! {mate}
im/iam/i/main/mai/mein am/in/class/klas ... class/grade/std/8th/9th/10th/7th/6th/6/7/8/9/10 ~ {chat}/{love}/older/bored/alone/lonely/insta ! {mate}
older/bade/elder guy/guys/man/men/boy/boys/friend/friends/uncle/log/bhaiya/se ~ {love}/{chat}/{meet}/{young}/{kid}
{kid} ~ {secret} ~ {chat}/{meet}/{pic}/{spot}/{lure}/{love}/{alone} ! {mate} ! surprise/party
{kid}/{age} ~ {cute} ~ {chat}/{alone}/{secret}/{meet}/{pic}/{love} ~ you/u/ur/your/youre/tum/tumhe/tumhari/tu/dm/me/mujhe/mujhse ! {mate}
{kid} ~ {pal} ~ dm/snap/snapchat/insta/telegram/secret/alone/older/private/privately/uncle/akele/akeli/minor/discreet/chat/baat/cam ! {mate}
{kid} ~ {love} ~ {chat}/{meet}/{pic}/{seek}/{lure}/{alone} ! {mate} ! rishta/shaadi/marriage/toy/shop/brother/dance
{tiny} ~ {love} ~ {chat}/{meet}/{pic}/{seek}/{alone} ! {mate} ! shop/business
{kid} ~ {alone} ~ dm/message/msg/text/insta/snap/number/chat/baat/{lure}/{pic}/mere/my ! {mate} ! should/group/travelling ! mat/dont/safe/unsafe/kutte/dogs/hai/careful/walk/send/stray/bhejo/chhodo/chhodna
{kid} ~ {alone} ~ come/meet/milo/milogi/miloge/aao/aana/aaja/mujhse/mujhe/dm/message/uncle/mere/my ! {mate} ! mat/careful
{kid} ~ {lure} ~ {mine} ... {spot} ! {mate} ! shop/dukan/counter
{kid} ~ {lure} ~ {give} ~ {alone}/{pic}/akele/raat/{chat}/with/saath/sath/room/kamre ! {mate} ! old/second/sale/sell/price/diwali/rakhi/shop/fees
{young} ~ {pic} ~ {wants} ! {mate} ! function/wedding/shaadi/mirror/carpenter/dhoondh/dhundh
{kid} ~ {pic} ~ {lure} ~ {give} ! {mate} ! studio/old/function
{young} ~ {chat} ~ {seek} ~ {tiny}/{age}/akeli/akele/alone/class/paisa/paise/money/raat/night/bored/secret/school/skool/uncle/privately ! {mate} ! shop/seats/group/travelling/travel
{young} ~ chahiye/chahie/chaiye/wanted/needed ~ {age}/{tiny}/masti/maza/raat/night/dosti/friendship/massage/saal/sal ! {mate} ! mirror/carpenter ! naukri/job/maid/work/kaam/rishta/shaadi/cook/bai
koi/any ~ {age} ~ {young} ~ {love}/{chat}/{meet}/saal/hai/year ! {mate} ! {seatings}
bacchi/bachi/bachiyan/bacchiyan/ladki/ladka ... hai/koi/chahiye ... 9/10/11/12/13/14/15/16/8 ! {mate} ! {seatings} ! doc
{tiny} {kid} ~ {meet} ~ {chat}/{alone}/{mine}/{lure}/{love}/want/you/u/show ! {mate} ! shop
younger/chhoti/choti/kam ones/umar/ladkiyan/ladki/girls/wali/boys/age ~ like/love/prefer/pasand/chahiye/who/looking/dosti/near/want/seek/only ! {mate} ! beti/behen/sister/bahen/bag
like/love/prefer/pasand/want/into/looking little/small/young/younger/teen/teenage/school/chhote/choti/underage/minor/for ... girls/boys/girl/boy/kids/ones/ladkiyan/bachche/schoolgirl/schoolgirls/minor/teens/children ~ {chat}/{meet}/{love}/{mine}/near/come/{secret}/pics/alone/fun/i/shoot/{age} ! {mate} ! volunteers
{kid} ~ boyfriend/girlfriend/bf/gf/virgin/kiss/kissing/sexy/massage/masti/bra/panty/nude/naked/nanga/nangi/undress/body/bikini/boob/boobs/horny/sex ! baby/oil/ayurvedic/malish ! {mate} ! college/married
do/have u/you have/got/a/any ... bf/boyfriend/gf/girlfriend
boyfriend/girlfriend/bf/gf ... hai/h/ha/banogi/banoge/chahiye/bana/nahi ~ tum/tumhara/tera/tumhari/tu/{kid}/number/ho/apna/school/saal
are/r u/you ... virgin
show/send/dikhao/dikha me/mujhe/us ... body/boobs/figure/panty/underwear/legs ! {mate}
send/share/show/bhejo/bhej ... pic/pics/photo/photos/foto/selfie/picture/video ... of you/u/yourself/urself/yours/tumhari/apni
send/share/show me/us ... your/ur/a/ur own/sweet/cute/hot/school/uniform ... pic/pics/selfie/photo/photos/picture ~ {kid}/{age}/class/school/grade/only/uniform/secret/alone/cute/pretty/sweetie/hot/u/dear/beta ! {mate}
apni/apna/tumhari/teri/tumari ... photo/photos/foto/pic/pics/selfie/video/tasveer/photu/vidiyo ... bhejo/bhej/bhejna/bheje/dikhao/dikha/bhejde/send/do/dena/dedo ! cycle/saikal/saikil/साइकिल/aadhaar/aadhar/aadhar/passport/garden/dukan/menu/kutte/bike/car ! {mate}
photo/photos/foto/pic/pics/selfie/video/vidiyo bhejo/bhej/bhejna/bheje/bhejde/send/bhejdo/bhejogi ... apni/apna/uniform/dress/{kid}/akele
selfie/selfies ~ {wants} ~ {kid}/age/umar/sweets/{lure}/{age}/school/me/mujhe ! {mate} ! contest
school/skool/uniform ... dress/uniform/pic/photo ... me/mein/in/ki/pic/photo/bhejo ~ {pic} ~ {wants}
{pic} ~ in/without/me/bina/mein your/ur/uniform/school/clothes/kapde/skirt/swimsuit/towel/kapdo ~ {wants}/{kid}
model/modelling/modeling/audition/photoshoot/photo ~ {kid} ~ no/without/secret/akele/alone/free/parents/private/paisa/under/12/13/14/15 ~ {chat}/{pic}/send/come/chahiye/looking/for ! baby/999/mall/studio/neeche/dekha ! saath ! {mate}
turn/on/open/karo/kar ur/your/apna/cam/camera ... cam/camera/on/webcam ! cctv/gate
your/ur/tumhare/tumhari/tere/teri/apne parents/mom/mum/mummy/mami/mammi/papa/dad/mother/father/maa/folks/mama ... home/out/away/sleeping/there/around/asleep/check/know/work/ghar/bahar/office/sote/nahi/kab/kitne/pe/jaate/jate ~ come/coming/alone/over/call/chat/aa/aau/aaun/aaunga/aao/main/mai/meet/milne/i/phone/when/cam/dm/akele/kab/gift/toffee/jau/add/u/lo ! {mate} ! sorry/hospital/health/tabiyat
mummy/mammi/papa/parents/maa/mom papa/mummy/dad/ghar/home ... ghar/home/bahar/nahi/office/out/nhi/kab/not ~ {meet}/aau/aaunga/aa/{lure}/akele/akeli/main/mai/alone ~ tum/tumhare/tumhe/tere/you/your/mere/my/beta/beti/main/mai/ho ! {mate}
do/does/will ur/your parents/mom/mother/dad ... check/know/see/read/mind/allow
dont/never let/tell/show ... parents/mom/mum/mummy/papa/dad/mother/father ~ {meet}/{chat}/{pic}/{spot}/{lure}/{kid}/how/see/old ! surprise/party/{mate} ! birthday
mummy/mammi/papa/maa/gharwalo/parents/kisi/kisiko ... mat/na/nahi ... batana/bolna/batao/kehna/kahna/bataiyo/bolio ~ {kid}/{alone}/{lure}/{meet}/mere/meri/my/hamara/secret/raaz/flat/room ! surprise/party/birthday/{mate} ! jalebi/free/recipe/exam/cake
kisi/kisiko ... batana/bolna/kehna/kahna mat/nahi/na ~ {kid}/{alone}/{lure}/{meet}/{mine}/{spot}/{pic} ! surprise/party/birthday
wont/will/not tell ur/your parents/mom/mummy/papa/dad/mother
our/hamara/hum/apna/little/chhota ... secret/raaz/raj ~ {kid}/{lure}/{meet}/{spot}/{alone}/tell/batana/keep/come/uncle/mummy/tum/you ! recipe/santa/ingredient/masala
come/aana/aao/aaja/aajao/aajana/milo/milna/mil/milogi/miloge/meet/milne/chalo ... alone/akele/akeli/akela ! {mate} ! mat ! or/ya
alone/akele/akeli/akela ... come/aana/aao/aaja/aajao/aajana/milo/milna/milogi/miloge/meet/milne/mil/mile/me/mein ~ mere/mujhse/tum/my/kisi/raat/shaam/park/school/peeche/flat/chhat/room/tu/{kid}/tumse/tumhe/uncle/secret/baat ! {mate} ! mat/bore
are/r/ru u/you ... home/ghar ... alone/akele/akeli ! diwali
ghar ... akele/akeli/akela ho/rehti/rahti/rehte/kya ~ tum/tu/{kid}/ho/main/mai/kya/aau/kya ! dhyan/seva/nurse/dadi/amma
i/uncle/ill/we/main/mai/bhaiya/im ~ buy/give/gift/dunga/dilaunga/dila/khilaunga/bring ~ you/u/tumhe/tujhe/tumko/aapko ~ {lure} ~ {meet}/{secret}/{spot}/{pic}/{alone}/{kid}/keep/school/mere ! {mate} ! sofa/sale/price/rent/deposit/plumber/old/second/book/books
{lure} dunga/dungi/doonga/dilaunga/milega/milegi/denge/dila/khilaunga/lo ~ mere/meri/akele/akeli/chhat/kamre/room/ghar/school/kisi/mummy/saath/park/tumhe/bachi/beti/bachcho/girls/ladki/ladkiyan ~ {meet}/{secret}/{pic}/{chat}/{alone}/{spot} ! {mate} ! plumber/mistri/diwali/dhundh/khoj/tailor/reward/inaam/lost/kho/chabi/purse
{kid} ~ {lure} ~ aao/aaja/chalo/come/chal/aajao/chale ~ mere/my/with/uncle/saath/sath/flat/room/chhat ! {mate} ! shop/dukan/stall/bazaar/mela
tumhe/tumko/tujhe/you/u/beta/beti/bacchi/bachi naya/new/nayi/a/free ... phone/mobile/cycle/iphone/gift/toy/watch/dress ~ mere/chalo/come/me/saath/chahiye/akele/school/secret
puppy/puppies/kitten/kittens/playstation/ps5/xbox/games/game/toys/cartoon/pubg/kutta/rabbit/fish/tv ~ {kid} ~ {mine}/come/aao/alone/see/akele ~ room/flat/home/house/kamre/ghar/chhat/terrace/place ! {mate} ! adopt/adoption/sale
{kid} ~ uncle/bhaiya/aunty ~ aao/come/milo/gift/toffee/chocolate/photo/number/akele/secret/cycle/kiss/pyar ~ mere/my/me/mujhe/main/tumhe/tumko/you/u/our/aata/dunga/apna/apni ! {mate}
kid/kids/child/children/bachcha/bachchon/bachche/bacche/bachcho ... come/meet/aao/follow/aana ... me/my/mere/mine/alone/with ! {mate} ! parents/mummy
want/wanna to/see/play/know ... something/game/secret/fun/magic ~ kid/kids/girl/boy/child/beta/beti/little ~ {meet}/me/my/behind/room
school/skool/tuition/class/coaching ~ baad/after/finish/finishes/over/chutti/chhutti/ends/gate/bunk/skip/behind/outside/khatam ~ pick/meet/milo/milna/mil/milte/come/aao/aana/drop/chalo/ghumne/wait/waiting/lift/aajao ~ you/u/me/mere/my/mujhse/tumhe/tum/tumko/alone/akele/akeli/secret/gift/ur/mummy/papa ! {mate} ! bus/van/auto/carpool/driver/mothers
bunk/skip school/class/tuition/skool/karke/karo/coaching ~ {meet}/me/mere/my/chalo/flat/movie/ghumne/milo ! {mate}
{young} ~ lift/lifts/ride/rides/drop/pick ~ alone/akele/free/night/raat/car/i/me/mujhe ~ school/schools/college/tuition/class/skool/girls/st ! {mate} ! seats/cyber/office/carpool
{young} ~ kaam/job/work/part/earn/paisa/paise/money/cash ~ raat/night/akele/akeli/alone/secret/private/photo/photos/pics/massage/hotel ! {mate} ! shift/bank/nurse/warden/hostel
{kid} ~ private/privately/secretly/discreet/akele ~ chat/talk/message/meet/baat/cam/call/friends/friend/dosti/sikha/sikhaunga/shoot/mere/my ! {mate} ! doctor/bank/room/hospital/bus/studio/mat
girls/girl/boys/boy/ladki/ladkiyan/teens under/below/aged/of/between/from ... 9/10/11/12/13/14/15/16/17/18 ~ dm/message/msg/chat/snap/insta/telegram/text/whatsapp/pics/photos/me/alone ! {mate}
9/10/11/12/13/14/15/16/17 yr/year/years/yo/saal/sal old/ki/ka/ke/girl/girls/boy ... girl/girls/boy/boys/ladki/ladka/dm/me/se ~ dm/message/msg/chat/snap/insta/telegram/text/whatsapp/private/baat/karogi/dosti/looking/chahiye/alone/pics ! {mate} ! {seatings} ! scooter/scooters/car/bike/fridge/ac/tv
{kid} ~ bhejo ... mere paas/pas ~ akele/akeli/sikha/dunga/raat ! {mate}
which/what/kis/kaun/kaunse/konse/kaunsa/kaun-se/se ... school/skool ~ you/u/ur/tum/tu/ho/beta/beti ~ {chat}/{cute}/{pic}/{love}/{meet}/padhti/padti/akele ! {mate} ! teacher/teach/bus/admission/recommend/better/best/near
dont/never/mat/not/na/without ~ show/tell/telling/batana/bolna/dikhana/kehna/batao ~ your/ur/tumhare/tumhari/apne/apni mom/dad/papa/mummy/mother/father/parents/mumma/bhai/behen/teacher ! surprise/birthday/party/cake/{mate}
school/tuition/skool/coaching mat/na/chhod/chhodkar jao/jana/aao/ke ~ {meet}/mere/saath/me ! {mate} ! chhutti/band/holiday
your/ur/tumhari/tumhare/teri mom/mummy/papa/dad/mother/father ... said/sent/asked/told/ne/bola/bheja/kaha/wants ~ me/mujhe/i/main ~ pick/lene/chalo/come/drop/take/baitho/jana ! {mate}
{kid} ~ my/mere/hamare/apne kamre/room/flat/bedroom/chhat/terrace/gaadi/car ~ {meet}/baitho/play/khelne/khelo ! {mate} ! rent/kiraya/wash
keep ... between us/you
looking/searching/want/wants/prefer/into/like ... younger/underage/minor/minors/jailbait/schoolgirl/schoolgirls/teens ! {mate} ! shoppers/plants/job/crowd
school/college age/aged/going girl/girls/boy/boys/friend/someone/only ~ {chat}/{love}/looking/want/need/{pic} ! {mate}
akele/akeli bhejo/bhejna/bhej/bhejdo ! mat/nahi/na
main/mai/i/im ... 6th/7th/8th/9th/10th/11th/6/7/8/9/10 me/mein/class/std/grade ... hu/hoon/hun/student/girl/boy/padhti/padhta ~ {chat}/{love}/{pal}/chahiye/akele/bored/want/mujhe ! {mate} ! tuition/tutor/notes
class/klas/std 5/6/7/8/9/10/11 girl/boy/ladki/ladka ... here/hu/hoon/msg/dm/message/looking/bored ! {mate} ! found/lost
chhutti/chutti/school/tuition/class ke/ki baad/chhutti ~ mil/milna/milo/milte/milogi/aana/aa ~ tum/tumhare/tumhe/akele/akeli/mobile/gift/peeche/gali/mujhse/mere ! {mate} ! van/bus
kissi/chummi/pappi/kiss/kis dogi/doge/dena/de/karogi/karoge ! {mate}
pay/paying/paid/paise/rs/rupees for/per/ke/each ... pic/pics/selfie/selfies/photo/photos/nudes/picture/video ~ school/girl/girls/friends/kids/kid/alone/your/ur/boys/ladki/ladkiyan/send ! {mate} ! passport/studio/wedding/frame
{pic} ~ paise/paisa/rs/rupees/paytm/gpay/money/cash/pay/recharge/500/1000 ~ send/bhejo/bhej/milenge/milega/dunga/your/ur/apni ! {mate} ! passport/studio/frame/sale/selling/booth
little/chhoti/choti/younger/kid/small sister/behen/bahan/brother/bhai/bahin/behan ~ {meet}/play/khelne/model/number/private/akele/pic/photo/roz ~ my/mere/private/akele/me/i/alone/meri ! lost/missing/tuition/birthday/needs/chahiye
when/jab/once/after/while/kab ... parents/mummy/mom/papa/mammi/mumma ... sleep/sleeping/asleep/so/sote/office/bahar/out/jaye/jaaye/jae/leave/leaves/gone/work/away/ofis/aafis ~ {chat}/come/aana/aao/milo/milna/me/aaunga/karna ! nurse/didi/nanny/baby/my/meri/courier/parcel
secret/chhupke/chupke/raaz ... girlfriend/boyfriend/gf/bf/friend/friends/friendship/dosti/relationship/dost ! santa
nobody/noone/koi/kisi ... school/skool/class/friends ... know/pata/find/tell/batana ~ {love}/{meet}/secret/my/me/mere ! {mate}
trust me ~ uncle/brother/bhai/school/parents/dad/mom/papa/mummy/kid/beta/beti/cute/alone/secret ! {mate}
{kid} ~ {chat} ~ gift/gifts/recharge/uc/diamonds/iphone/chocolate/chocolates/paise/money/cash ~ {give}/main/i/uncle/will/milega/me ! {mate} ! shop/rakhi/diwali/stall/birthday/intercom/party
older/bade/elder/mature guys/men/man/boys/uncle/uncles/log/ladke/aadmi ~ like/prefer/want/talk/chat/pasand/try/friend/dosti/you/u ! {mate} ! shirt/shoes
your/ur/tumhari age ~ mature/pretty/cute/matter/number/secret/alone/meet/fine/okay/young/hot
ice cream/icecream/toffee/chocolate/maggi/pizza/momos/candy/sweets khaogi/khaoge/khilaunga/dilaunga/chahiye ~ mummy/papa/gaadi/akele/kamre/chalo/mere/beti/bacchi/room/ghar ! {mate} ! shop/dukan
baitho/baith ... gaadi/car/bike/scooty/van ~ {kid}/mummy/school/chalo/ghumne/chocolate/akele ! {mate}
gaadi/car/bike/scooty me/mein/pe/par baitho/baith/aao ~ {kid}/mummy/school/chalo/ghumne/chocolate/akele ! {mate}
{kid} ~ talk/chat/baat ~ night/raat/lonely/uncle/older/akeli/akele ! {mate}
13f/14f/15f/13m ~ {chat}/{pal}/older/lonely/bored/here/anyone/{love}
lonely/bored/sad/akeli/akela teen/teens/teenager/kid/student/girl/girls ~ {chat}/{pal}/uncle/older/someone/me ! {mate}', NULL, 1, 0, '');
--> statement-breakpoint
UPDATE `word_rules` SET `patterns` = replace(`patterns`, 'our/my little secret
', 'our/my little secret ! secret of ! recipe/ingredient/masala
') WHERE `name` = 'What may be contact of a child' AND `changed_by` = '';
--> statement-breakpoint
UPDATE `word_rules` SET `patterns` = replace(`patterns`, '
{child} ~ {place} ~ {private}
', '
{child} ~ {place} ~ {private} ! private tuition/tuitions/coaching/classes
') WHERE `name` = 'What may be contact of a child, by its parts' AND `changed_by` = '';
