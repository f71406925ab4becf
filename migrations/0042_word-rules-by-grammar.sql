-- What a fourth set showed to be missed: other forms of "you", subjects left out, the number of a class, and who is not to be told.
-- Rules that the desk has changed stay as they are.
UPDATE `word_rules` SET `patterns` = `patterns` || '
tum/aap log/logo/logon ka/ke/ki ghar/dukan/dukaan/gaadi/jhopdi jala/phook/phoonk/tod/tor dunga/dungi/duga/denge/dege
tum/aap log/logo/logon ko ... maar/mar/kaat/kat/jala/gaad dunga/dungi/duga/denge/dege/dalunga/dalungi/dalenge
will/gonna kill/murder/stab/shoot/rape you/u & i/we know where you/u live/stay/park' WHERE `name` = 'Threats in other words' AND `changed_by` = '';
--> statement-breakpoint
UPDATE `word_rules` SET `patterns` = `patterns` || '
tu/tum/aap & zinda/jinda nahi/nahin/nai/nhi rahega/rahegi/rahoge/rahenge/bachega/bachegi/bachoge
gonna/gotta/will break/chop/smash/crush your/ur leg/legs/hand/hands/bone/bones/neck/head/face
gonna/gotta kill/murder/stab/shoot you/u
finish you/u tonight/tomorrow
i/we/ill will/ll/shall/gonna/going/come/coming ... gate/house/door/flat & finish/kill/stab/hurt you/u
i/we know where you/u live/stay' WHERE `name` = 'What may be a threat, in other words' AND `changed_by` = '';
--> statement-breakpoint
UPDATE `word_rules` SET `patterns` = `patterns` || '
are/r you/u in 3/4/5/6/7/8/9/10 class/std/grade/standard & secret/raaz/gf/girlfriend/bf/boyfriend
mummy/mammi/mumma/maa/papa/ghar/gharwalo/gharwalon ... mat/nahi/nahin/na/nhi kehna/kahna/kehana & apni/apna/tumhari/teri ... pic/pics/photo/photos/selfie/video/foto
little/young/small/chhoti/choti girl/girls/boy/boys/bachi/bacchi/bachiyan/ladki/ladkiyan & bathroom/bedroom/nude/naked/bikini & selfie/selfies' WHERE `name` = 'Contact of children, by several signs' AND `changed_by` = '';
--> statement-breakpoint
UPDATE `word_rules` SET `patterns` = `patterns` || '
are/r you/u in 3/4/5/6/7/8/9/10 class/std/grade/standard
kid/kids/girl/girls/boy/boys/child/children of/aged 6/7/8/9/10/11/12/13/14 & private/secret/alone & photo/photos/pic/pics/shoot/meet/room
mummy/mammi/mumma/maa/papa/ghar/gharwalo/gharwalon se/ko/pe/par mat/nahi/nahin/na kehna/kahna/kehana
little/young/small/chhoti/choti girl/girls/boy/boys/bachi/bacchi/bachiyan & selfie/selfies & send/sends/bhejo/bheje/who/whoever
i/we like/love/prefer kids/girls/boys/children of/aged 6/7/8/9/10/11/12/13/14' WHERE `name` = 'What may be contact of a child, in other words' AND `changed_by` = '';
