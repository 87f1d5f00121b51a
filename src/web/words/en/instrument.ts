/** The panel with the test address. */
export const instrumentWords = {
  label: 'Your test address',
  listening: 'Listening for your mail',
  listeningOff: 'Waiting for your mail',
  received: 'Mail received',
  until: (when: string) => `Takes mail until ${when}`,
  copyAddress: 'Copy address',
  openMailApp: 'Open in mail app',
  check: 'Then check your score',
  noMail: 'No mail at hand?',
  sample: 'Send a sample',
  sending: 'Sending',
  upload: 'Upload .eml',
  uploading: 'Reading the file',
  uploadSubmit: 'Test this file',
  dropHere: 'or drop one anywhere on this panel',
  dropNow: 'Let go to test this file',
  noFile: 'Choose a mail saved as .eml first.',
  local: {
    title: 'On your own machine',
    text: (port: number) =>
      `This server takes mail on 127.0.0.1, port ${port}. Mail from the internet cannot reach it, so send a file you saved, or let swaks write one:`,
    own: 'With this project',
    swaks: 'With swaks',
  },
}
