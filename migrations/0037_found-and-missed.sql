ALTER TABLE `moderation_statements` ADD `is_detected` integer DEFAULT false NOT NULL;--> statement-breakpoint
-- What the first rules missed. Rules that the desk has changed stay as they are.
UPDATE `word_rules` SET `patterns` = `patterns` || '
you/u are/r/re dead when/if/once/tonight/tomorrow
youre/ur dead when/if/once/tonight/tomorrow
i/we will/ll/shall shoot you/u and/in/if/when/tonight
ill shoot you/u and/in/if/when/tonight
shoot/shot you/u in the face/head/heart/chest
cut your/ur throat
will/ll/gonna end your/ur life
you/u will/ll be dead
youll be dead
you/u will/ll not/never live/survive till/until/to
you/u wont live/survive till/until/to/tonight/tomorrow
will/ll/ill/shall beat/thrash you/u to death
will/ll/ill/shall break/chop/cut your/ur legs/hands/bones/neck/head
tumhe/tumhein/tumko/tujhe/tujhko/tereko/aapko/apko ... jaan/jan se marunga/marungi/maruga/marenge
tumhe/tumhein/tumko/tujhe/tujhko/tereko/aapko/apko mardunga/mardungi/marduga/mardenge/mardalunga/mardalungi
jaan/jan se maar/mar dunga/dungi/duga/denge/dege/dalunga/dalungi/dalenge tumhe/tumko/tujhe/tujhko/tereko
goli/golee/chaku/chaaku maar/mar dunga/dungi/duga/denge/dege tumhe/tumko/tujhe/tujhko/tereko
tu/tum zinda/jinda nahi/nahin/nai/nhi bachega/bachegi/bachoge
chaku/chaaku ghusa/ghusaa dunga/dungi/duga/denge
teri/tumhari lash/laash gira/bicha/bichha/mile/milegi/giregi' WHERE `name` = 'Threats' AND `changed_by` = '';
--> statement-breakpoint
UPDATE `word_rules` SET `patterns` = `patterns` || '
you/u are/r/re dead
youre/ur dead' WHERE `name` = 'What may be a threat' AND `changed_by` = '';
--> statement-breakpoint
UPDATE `word_rules` SET `patterns` = `patterns` || '
girl/boy/girls/boys of/aged 8/9/10/11/12/13/14/15/16 ... chat/talk
girl/boy/girls/boys 8/9/10/11/12/13/14/15/16 ... chat/talk private/privately/alone
8/9/10/11/12/13/14/15/16 year/years/yr/yrs old girl/girls/boy/boys ... pic/pics/selfie/nudes
how old are/r you/u cutie/cute/baby/babe/beautiful/sweetie/sweetheart/handsome/dear
are/r your/ur parents/mom/mummy/papa home how old
saal/sal ki/ka/ke ladki/ladka/bachi/bacchi/bachchi ... photo/foto/pic/video
kitne/kitni saal/sal ki/ke ho ... photo/foto/pic/akeli/akele/milo/mummy
kis/kaunsi/konsi class me/mein/main ho ... akeli/akele/photo/foto/pic
umar/umr hai tumhari/teri ... photo/foto/pic
akele/akeli aao/aana/milo ... chocolate/chocolates/toffee
kisi ko batana/bolna mat ... akele/akeli/milo/milte
apni/apna photo/foto/pic/selfie ... kisi ko mat/nahi/na batana/bolna
chocolate/chocolates/toffee/candy ... dont/never tell
come to/into my car/room/house ... dont/never tell' WHERE `name` = 'Contact of children' AND `changed_by` = '';
--> statement-breakpoint
UPDATE `word_rules` SET `patterns` = `patterns` || '
how old are/r you/u
kitne/kitni saal/sal ki ho
send/share/show me your/ur pic/pics/photo/photos/selfie
apni/apna photo/foto/pic/selfie bhej/bhejo/bhejna/bhejde
akeli/akele milo/milna/aana/aao mujhse/mujhe
milo/milna mujhse akeli/akele' WHERE `name` = 'What may be contact of a child' AND `changed_by` = '';
