require ["fileinto", "mailbox"];
if anyof (header :contains "X-Spam-Flag" "YES", header :contains "Subject" "[junk]") {
  fileinto :create "Junk";
  stop;
}
if header :contains "List-Unsubscribe" "http" {
  fileinto :create "Promotions";
}
