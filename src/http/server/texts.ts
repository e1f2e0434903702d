/** What the pages of this room say. */
export const TEXTS = {
  tooManyAttempts: 'Too many attempts. Wait a quarter of an hour, then try again.',

  thisFormIsOutOfDate:
    'This form is out of date. Nothing was changed. Open the page again, then send the form again.',
  openPageAgain: 'Open the page again',
  openModeratorsViewAsk: 'Open the moderator’s view …',

  formIncomplete: 'The form ended before it was complete. Nothing was changed. Send it again.',
  formHasMoreThanOneFile:
    'The form has more than one file. Nothing was changed. Send one file at a time.',
  formHasTooManyFields:
    'The form has too many fields. Nothing was changed. Reload the page and try again.',
  fieldOfFormIsTooLong: 'A field of the form is too long. Nothing was changed. Shorten it.',

  formTooManyFields:
    'The form has too many fields. Nothing was changed. Send fewer of them at once.',
  formCompressed:
    'The server cannot read this kind of compressed form. Nothing was changed. Send it without compression.',
  formCharacterSet:
    'The server cannot read the character set of this form. Nothing was changed. Send it in UTF-8.',
  requestUnreadable:
    'The server could not read this request. Nothing was changed. Go back, reload the page, and try again.',
  sentTooMuch: (limit: string): string =>
    `You sent more than ${limit}, the limit of this page. Nothing was changed. Send less at once.`,

  diskIsFull:
    'The disk of the server is full. Nothing was changed. Ask the operator to free some space.',

  tooManyRequests: 'Too many requests. Wait a minute, then try again.',
} as const;
