ALTER TABLE `moderation_statements` ADD `is_detected` integer DEFAULT false NOT NULL;--> statement-breakpoint
-- What the first rules missed. Rules that the desk has changed stay as they are.
UPDATE `word_rules` SET `patterns` = `patterns` || '
you/u are/r/re dead when/if/once i/we
youre/ur dead when/if/once i/we
shoot/shot you/u in the face/head/heart/chest
i/we will/ll/shall/gonna/wanna cut/end your/ur throat/life
im/iam going/gonna to cut/end your/ur throat/life
im/iam gonna cut/end your/ur throat/life
ill cut/end your/ur throat/life
i/we will/ll/shall/gonna beat/thrash you/u to death
ill beat/thrash you/u to death
i will/ll/shall/gonna break/chop/cut your/ur legs/hands/bones/neck/head
ill break/chop/cut your/ur legs/hands/bones/neck/head
tumhe/tumhein/tumko/tujhe/tujhko/tereko/aapko/apko ... jaan/jan se marunga/marungi/maruga/marenge
tumhe/tumhein/tumko/tujhe/tujhko/tereko/aapko/apko mardunga/mardungi/marduga/mardenge/mardalunga/mardalungi
jaan/jan se maar/mar dunga/dungi/duga/denge/dege/dalunga/dalungi/dalenge tumhe/tumko/tujhe/tujhko/tereko
goli/golee/chaku/chaaku maar/mar dunga/dungi/duga/denge/dege tumhe/tumko/tujhe/tujhko/tereko
chaku/chaaku ghusa/ghusaa dunga/dungi/duga/denge tere/teri/tumhare/tumhe/tujhe
tere/teri/tumhare/tumhe/tujhe ... chaku/chaaku ghusa/ghusaa dunga/dungi/duga/denge
teri/tumhari lash/laash gira/bicha/bichha/mile/milegi/giregi' WHERE `name` = 'Threats' AND `changed_by` = '';
--> statement-breakpoint
UPDATE `word_rules` SET `patterns` = `patterns` || '
you/u are/r/re dead
youre/ur dead
you/u will/ll be dead
youll be dead
you/u will/ll not/never live/survive till/until/to
you/u wont live/survive till/until/to/tonight/tomorrow
i/we will/ll/shall shoot you/u and/in/if/when/tonight
ill shoot you/u and/in/if/when/tonight
cut your/ur throat
gonna end your/ur life
we will/ll/shall/gonna break/chop/cut your/ur legs/hands/bones/neck/head
tu/tum zinda/jinda nahi/nahin/nai/nhi bachega/bachegi/bachoge' WHERE `name` = 'What may be a threat' AND `changed_by` = '';
--> statement-breakpoint
UPDATE `word_rules` SET `patterns` = `patterns` || '
any girl/boy/girls/boys of/aged 8/9/10/11/12/13/14/15/16 want/wants/wanna ... chat/talk ... private/privately/alone
any girl/boy/girls/boys 8/9/10/11/12/13/14/15/16 want/wants/wanna ... chat/talk ... private/privately/alone
8/9/10/11/12/13/14/15/16 year/years/yr/yrs old girl/girls/boy/boys dm/send/share/show me your/ur pic/pics/selfie/photo/photos
how old are/r you/u cutie/sweetie
are/r your/ur parents/mom/mummy/papa home how old
saal/sal ki/ka/ke ladki/ladka/bachi/bacchi/bachchi ho ... apni/apna photo/foto/pic/video bhej/bhejo/bhejna/bhejde/dikha/dikhao
kitne/kitni saal/sal ki/ke ho ... apni/apna photo/foto/pic/video bhej/bhejo/bhejna/bhejde/dikha/dikhao
kitne/kitni saal/sal ki/ke ho ... akeli/akele milo/milna/aana/aao
kis/kaunsi/konsi class me/mein/main ho ... apni/apna photo/foto/pic/video bhej/bhejo/bhejna/bhejde/dikha/dikhao
kis/kaunsi/konsi class me/mein/main ho ... akeli/akele milo/milna/aana/aao
umar/umr hai tumhari/teri ... photo/foto/pic bhej/bhejo/bhejna/bhejde/dikha/dikhao
akele/akeli aao/aana/milo ... chocolate/chocolates/toffee dunga/dungi/doonga
kisi ko batana/bolna mat ... milo/milte/milna/aana/aao ... akele/akeli' WHERE `name` = 'Contact of children' AND `changed_by` = '';
--> statement-breakpoint
UPDATE `word_rules` SET `patterns` = `patterns` || '
how old are/r you/u
kitne/kitni saal/sal ki ho
dm/send/share/show me your/ur pic/pics/photo/photos/selfie
apni/apna photo/foto/pic/selfie bhej/bhejo/bhejna/bhejde
akeli/akele milo/milna/aana/aao mujhse/mujhe
milo/milna mujhse akeli/akele
any girl/boy/girls/boys of/aged 8/9/10/11/12/13/14/15/16 want/wants/wanna ... chat/talk
come to/into my car/room/house ... dont/never tell anyone/anybody' WHERE `name` = 'What may be contact of a child' AND `changed_by` = '';
