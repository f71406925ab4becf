-- What a fourth set showed to be missed: other forms of "you", subjects left out, the number of a class, and who is not to be told.
-- Only what has no other meaning is held: "maar" and "kaat" are also what one does with calls and receipts. Rules that the desk has changed stay as they are.
UPDATE `word_rules` SET `patterns` = `patterns` || '
tum log/logo/logon ko ... jaan/jan se maar/mar dunga/dungi/duga/dalunga/dalungi
tum log/logo/logon ka/ki ghar/dukan/dukaan/gaadi/jhopdi jala/phook/phoonk dunga/dungi/duga' WHERE `name` = 'Threats in other words' AND `changed_by` = '';
--> statement-breakpoint
UPDATE `word_rules` SET `patterns` = `patterns` || '
tum log/logo/logon ka/ke/ki ghar/dukan/dukaan/gaadi/jhopdi jala/phook/phoonk/tod/tor dunga/dungi/duga/denge/dege
aap log/logo/logon ka/ke/ki ghar/dukan/dukaan/gaadi/jhopdi jala/phook/phoonk dunga/dungi/duga
tum log/logo/logon ko maar/mar/kaat/kat/jala/gaad dunga/dungi/duga/denge/dege/dalunga/dalungi/dalenge
tum log/logo/logon ko main/mai/hum/kal/aaj/ab/abhi/yahin/wahin/bhi maar/mar/kaat/kat/jala/gaad dunga/dungi/duga/denge/dege/dalunga/dalungi/dalenge
aap log/logo/logon ko maar/mar/kaat/kat/jala/gaad dunga/dungi/duga/dalunga/dalungi
tu/tum ... zinda/jinda nahi/nahin/nai/nhi rahega/rahegi/rahoge/bachega/bachegi/bachoge
zinda/jinda nahi/nahin/nai/nhi rahega/rahegi/rahoge/bachega/bachegi/bachoge tu/tum
gonna/gotta break/chop/smash your/ur legs/hands/bones/knees/teeth/face
gonna/gotta murder/stab you/u
finish you/u tonight/tomorrow
i/we/ill will/ll/shall/gonna/going/come/coming ... gate/house/door/flat & finish/kill/stab/hurt you/u
i/we know where you/u stay' WHERE `name` = 'What may be a threat, in other words' AND `changed_by` = '';
--> statement-breakpoint
UPDATE `word_rules` SET `patterns` = `patterns` || '
are/r you/u in 3/4/5/6/7/8/9/10 class/std/grade/standard & be/b/become my ... gf/girlfriend/bf/boyfriend
mummy/mammi/mumma/maa/papa/ghar/gharwalo/gharwalon ... mat/nahi/nahin/na/nhi kehna/kahna/kehana & tumhari/teri pic/pics/photo/photos/selfie/video/foto bhejo/bhej/bhejde
little/young/small/chhoti/choti girl/girls/boy/boys/bachi/bacchi/bachiyan/ladki/ladkiyan & who/whoever send/sends ... bathroom/bikini/nude/naked selfie/selfies
little/young/small/chhoti/choti girl/girls/boy/boys/bachi/bacchi/bachiyan/ladki/ladkiyan & send me/mujhe ... bathroom/bikini/nude/naked selfie/selfies
little/young/small/chhoti/choti girl/girls/boy/boys/bachi/bacchi/bachiyan/ladki/ladkiyan & mujhe/muje/apni bathroom/bikini/nude/naked selfie/selfies bhejo/bheje/bhej' WHERE `name` = 'Contact of children, by several signs' AND `changed_by` = '';
--> statement-breakpoint
UPDATE `word_rules` SET `patterns` = `patterns` || '
are/r you/u in 3/4/5/6/7/8/9/10 class/std/grade/standard & secret/raaz/alone/akele/akeli/pretty/cute/sexy/cutie/sweetie & meet/dm/chat/snap/pic/pics/selfie/photo/photos/milo/milna/miloge/milogi
are/r you/u in 3/4/5/6/7/8/9/10 class/std/grade/standard & my gf/girlfriend/bf/boyfriend
kid/kids/girl/girls/boy/boys/child/children of/aged 6/7/8/9/10/11/12/13/14 & private/secret photo/photos/pic/pics/shoot/photoshoot
mummy/mammi/mumma/maa/papa/ghar/gharwalo/gharwalon se/ko/pe/par mat/nahi/nahin/na/nhi kehna/kahna/kehana & mere/meri/hamare/hamari ... flat/ghar/room/kamre/gaadi/car/terrace/chhat
mummy/mammi/mumma/maa/papa/ghar/gharwalo/gharwalon se/ko/pe/par mat/nahi/nahin/na/nhi kehna/kahna/kehana & akele/akeli me/mein/aao/aana/aaja/milo/milna
mummy/mammi/mumma/maa/papa/ghar/gharwalo/gharwalon se/ko/pe/par mat/nahi/nahin/na/nhi kehna/kahna/kehana & chocolate/toffee dunga/dungi/doonga
little/young/small/chhoti/choti girl/girls/boy/boys/bachi/bacchi/bachiyan & send/sends/bhejo/bheje ... selfie/selfies
little/young/small/chhoti/choti girl/girls/boy/boys/bachi/bacchi/bachiyan & selfie/selfies bhejo/bheje/bhej/send
i/we like/love/prefer kids/girls/boys/children of/aged 6/7/8/9/10/11/12/13/14 & message/msg/dm/text/chat/whatsapp/photo/photos/pic/pics/private/alone' WHERE `name` = 'What may be contact of a child, in other words' AND `changed_by` = '';
