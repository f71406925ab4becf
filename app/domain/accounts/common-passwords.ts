/** Lower-case passwords of at least eight characters from the top of leaked lists. */
const COMMON = `
00000000 000000000 0123456789 11111111 111111111 1111111111 1122334455 11223344 12121212 123123123 12341234
123454321 12345678 123456789 1234567890 12345678910 123456789a 1234567891 12344321 1234qwer 123qweasd
123qwe123 147258369 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz@wsx 22222222 33333333 55555555 66666666 77777777
87654321 88888888 987654321 9876543210 99999999 a1234567 a12345678 a123456789 aa123456 aa12345678 abc12345
abcd1234 abcd@1234 abcdefgh abcdefg1 abhishek access14 admin123 admin1234 admin@123 administrator america1
anything asdasdasd asdf1234 asdfasdf asdfghjk asdfghjkl babygirl badminton bangalore baseball basketball
bhagwan1 bharat123 bismillah blahblah bollywood butterfly changeme charlie1 chocolate computer cricket1
cricket123 december delhi123 dinesh123 dragon123 einstein elephant facebook february football football1
friends1 ganesha1 ganpati1 hanuman1 hello123 hellohello helloworld hyderabad iloveyou iloveyou1 iloveyou2
india123 india1234 india@123 internet jaihanuman jaimatadi jaishree jaishreeram jennifer jessica1 jordan23
krishna1 krishna123 lakshmi1 letmein1 letmein123 liverpool lovelove loveyou1 maheshwari manchester
mercedes michael1 michelle midnight monkey123 mypassword nokia123 november omsairam omnamahshivay p@ssw0rd
p@ssword pa55word pakistan pass1234 pass@123 pass@1234 passw0rd password password! password1 password12
password123 password1234 password@1 password@123 passport pokemon1 priyanka princess princess1 q1w2e3r4
q1w2e3r4t5 qazwsxedc qwer1234 qwerasdf qwerty12 qwerty123 qwerty1234 qwertyui qwertyuiop rajkumar
ram12345 ramayana realmadrid rockstar saibaba1 sairam123 samsung1 samsung123 secret123 september
shivshakti spiderman starwars sunshine sunshine1 superman superman1 swordfish test1234 test@123 testtest
thankyou trustno1 undertaker vishnu123 waheguru welcome1 welcome123 welcome@123 whatever windows1 wordpass
zaq12wsx zxcvbnm1 zxcvbnm123 zxcvbnmm
`;

const passwords = new Set(COMMON.trim().split(/\s+/));

/** Whether a password is among the most common ones, ignoring case. */
export function isCommonPassword(password: string): boolean {
  return passwords.has(password.toLowerCase());
}
