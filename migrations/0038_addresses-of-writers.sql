ALTER TABLE `square_writers` ADD `address` text;--> statement-breakpoint
-- What the rules missed of the next tricks; lines that everyday sentences meet as well only ask. Rules that the desk has changed stay as they are.
UPDATE `word_rules` SET `patterns` = `patterns` || '
iwill/ill/weill kill/murder/stab/rape you/u/him/her
youre/ur/u dead tonight/today/tomorrow ... watch/mind your/ur back
you/u are/r dead tonight/today/tomorrow ... watch/mind your/ur back
i/we will/ll/shall/gonna put/stick/shove a knife/blade/bullet in/into/through you/u/him/her
ill/gonna put/stick/shove a knife/blade/bullet in/into/through you/u/him/her
tujhe/tumhe/tumko/tujhko/tereko/aapko ... jaan/jan se mardunga/mardungi/mardenge/mardalunga/mardalungi
jaan/jan se mardunga/mardungi/mardenge/mardalunga/mardalungi tujhe/tumhe/tumko/tereko
tere/teri/tera/tumhare/tumhari ghar/dukan/dukaan/gaadi/jhopdi ko/me/mein/main/pe aag laga dunga/dungi/duga
tera/teri/tumhara gala/gardan/sir kaat/kat dunga/dungi/denge/duga
tera/tumhara kaam/kam tamam kar dunga/dungi/duga' WHERE `name` = 'Threats' AND `changed_by` = '';
--> statement-breakpoint
UPDATE `word_rules` SET `patterns` = `patterns` || '
put/bury you/u 6/six feet under
tera/tumhara ... aakhri/akhri/last din hai/hoga
tujhe/tumhe/tumko/tereko chhodunga/chhodungi/chhodenge nahi/nahin/nai/nhi
tujhe/tumhe/tumko/tereko utha lunga/lenge
tumhari/teri/tumhare/tere beti/bete/behen/bachi/bacche/bachche/biwi ko utha lunga/lenge
say goodbye/bye to your/ur kids/family/wife/daughter/son
i/we know where your/ur daughter/son/kid/kids/child/children/wife/sister
tera/tumhara kaam/kam tamam kar denge
tere/teri/tera/tumhare/tumhari ghar/dukan/dukaan/gaadi/jhopdi ko/me/mein/main/pe aag laga denge
zinda/jinda ghar nahi/nahin/nai/nhi pahunchega/pahunchoge/pahunchegi/jayega/jaoge
kal/subah ka suraj/sooraj nahi/nahin/nai/nhi dekhega/dekhegi/dekhoge
tera/tumhara accident karwa/karva/kara dunga/dungi/denge
acid/tezaab/tezab daal/dal/phenk dunga/dungi/denge ... muh/munh/chehre/tere/tujhpe
bash/smash/crack/blow your/ur head/skull/face/brains in/off/out/open
ill bash/smash/crack your/ur head/skull/face' WHERE `name` = 'What may be a threat' AND `changed_by` = '';
--> statement-breakpoint
UPDATE `word_rules` SET `patterns` = `patterns` || '
are/r you/u 8/9/10/11/12/13/14/15/16 ... your/ur pic/pics/selfie/photo/photos ... dont/never/not tell mom/mum/mummy/mama/mother/dad/daddy/papa/father/parents
apne/apni kapde utaro/utar/utaaro cam/camera/video pe/par
send/show your/ur school uniform pic/pics/photo/photos without uniform
8yo/9yo/10yo/11yo/12yo/13yo/14yo/15yo/16yo girl/girls/boy/boys ... meet alone
8/9/10/11/12/13/14/15/16 year/years/yr/yrs old girl/girls/boy/boys ... meet alone
akeli/akele milne aao/aana/aaja/aajao ... kisi ko mat/nahi/na batana/bolna/bolo
trade/trading/sell/selling/buy/buying cp link/links/video/videos/vids/pic/pics/folder
noods/noodz/nudes ... school/schoolgirl/schoolgirls/schoolboy/schoolboys/kid/kids/minor/minors' WHERE `name` = 'Contact of children' AND `changed_by` = '';
--> statement-breakpoint
UPDATE `word_rules` SET `patterns` = `patterns` || '
dont/never/not tell mom/mum/mummy/mama/mother/dad/daddy/papa/father/parents
no need to tell mom/mum/mummy/mama/mother/dad/daddy/papa/father/parents
cp link/links/video/videos/vids
girls/boys/girl/boy under/below 9/10/11/12/13/14/15/16/17 ... chat/talk/dm/snap
mummy/mammi/mumma/maa/papa ko pata/pta na/nahi chale/chalega/lage/lagega
insta/snap/snapchat/telegram ... class/std 5/6/7/8/9/10 ... girl/girls/boy/boys
i/we pay ... girl/girls/boy/boys ... pic/pics/photo/photos
feet/foot pic/pics
boys/girls 10/11/12/13/14/15 14/15/16 only ... friends/dm/snap/chat
come to/into/in my car ... chocolate/chocolates/candy/candies/toffee/puppy/kitten
chhoti/choti bachiyon/bacchiyon/bachchiyon/ladkiyon ki photo/foto/pic/video bhejo/bhej/bhejna/chahiye
are/r you/u 8/9/10/11/12/13/14/15/16 ... your/ur pic/pics/selfie/photo/photos
send/show/share me your/ur pic/pics/photo/photos/selfie ... dont/never/not tell
alone ... no need to tell mom/mum/mummy/mama/mother/dad/daddy/papa/father/parents
secret ... dont/never/not tell mom/mum/mummy/mama/mother/dad/daddy/papa/father/parents
kids/kid/children/boys/girls come to/into/in my car/van
any girl/boy/girls/boys under/below 9/10/11/12/13/14/15/16/17 ... chat/talk
girls/boys/kids/children under/below 9/10/11/12/13/14/15/16/17 ... come alone
chhoti/choti/chota/chhota ladki/ladka/bachi/bacchi/bachchi chahiye ... masti/maza/maje/maze
8/9/10/11/12/13/14/15/16 saal/sal ki/ka ladki/ladka dosti karegi/karega/karoge
8/9/10/11/12/13/14/15/16 saal/sal ki/ka ladki/ladka ... mujhse/mujse/se dosti karegi/karega/karoge
kapde utaro/utar/utaaro/utaarke ... cam/camera/video
teen/teenage/school girl/girls/boy/boys home alone
9/10/11/12/13/14/15/16 girl/girls/boy/boys for modelling/modeling/shoot/pics/photos
school girl/girls/ladki/ladkiyan dosti karegi/karogi/karo
uniform pic/pics/photo/photos without uniform' WHERE `name` = 'What may be contact of a child' AND `changed_by` = '';