/** What the pages of this room say. */
export const TEXTS = {
  notYet: 'Not yet',
  youCantOpenThisPage: 'You can’t open this page',
  pageNotFound: 'Page not found',
  nothingWasChanged: 'Nothing was changed',
  tooManyRequests: 'Too many requests',
  thisCantBeDone: 'This can’t be done',
  somethingWentWrong: 'Something went wrong',
  thereIsNoSuchPage:
    'There is no such page, or it is not yours. If you followed a link to your campaign, open your sign-in link again.',
} as const;
