/** What the pages of this room say. */
export const TEXTS = {
  everyDay: 'Every day',
  everyWeek: 'Every week',
  versionOfDatabase: 'Version of the database',
  unfinishedFiles: 'Unfinished files',
  noTurnIssuedYet: 'No turn issued yet',
  turnIssued: (turn: number, issued: string, at: string): string =>
    `Turn ${String(turn)} (${issued}), issued ${at}`,
  farlaneBaseline: (engine: string, baseline: number): string =>
    `Farlane ${engine}, baseline ${String(baseline)}`,
  databaseAt: (sqlite: string, migration: string): string => `${sqlite}, database at ${migration}`,
  freeOnThisDisk: 'Free on this disk',
  thereIsNoScheduleForBackups: 'There is no schedule for backups.',
  noBackupYet: 'No backup yet',
  lastBackup: (lastAt: string): string => `Last backup ${lastAt}`,
  firstOneStartsWithinMinute: (last: string): string =>
    `${last}. The first one starts within a minute.`,
  nextIsDue: (last: string, nextAt: string): string => `${last}. The next is due ${nextAt}.`,
  makeBackup: 'Make a backup',
  scheduledBackupsToKeep: 'Scheduled backups to keep',
  allRecordsAgree: 'All records agree',
  restoreLastValidBackup: 'Restore the last valid backup, or run farlane doctor on the machine.',
  downloadABackup: 'Download a backup',
  backupHoldsEverything:
    'A backup holds everything: the secrets of all players in all campaigns, and the keys to their seats.',
  journalsOfAllCampaignsTellModerators:
    'The journals of all campaigns tell the moderators about the download.',
  ifYouPlayInCampaignHere: 'If you play in a campaign here, don’t open the file.',
  keepFileWhereNobodyElse: 'Keep the file where nobody else can read it.',
  downloadBackup: 'Download the backup',
  restoreABackup: 'Restore a backup',
  backupReplacesEverything:
    'The backup replaces everything: all campaigns, accounts and sign-in links of this server.',
  playersAndModeratorsLoseAllChanges:
    'Players and moderators lose all changes since the backup. Farlane saves them in another backup, which you can restore.',
  restoreTakesFewSeconds:
    'The restore takes a few seconds. During that time all pages show a notice and accept no input.',
  youMayHaveToSign:
    'You may have to sign in again. If your account is not in the backup, make a new operator on the machine: farlane operator link.',
  journalsOfRestoredCampaignsTellModerators:
    'The journals of the restored campaigns tell the moderators about the restore.',
  restoreBackup: 'Restore the backup',

  operatorOfThisServer: 'Operator of this server',

  backToServer: 'Back to the server',
  backupIsMade: 'The backup is made. Farlane opened it, and it is valid.',
  backupIsBeingMade: 'The backup is being made. Reload this page to see whether it is done.',
  scheduleIsSet: 'The schedule is set.',
  backupIsRestored: 'The backup is restored. The list of backups has the earlier data.',

  madeByOperator: 'made by an operator',
  madeBySchedule: 'made by the schedule',
  savedBeforeRestore: 'saved before a restore',
  savedBeforeUpgrade: 'saved before an upgrade',
  withBaseline: (farlane: string, baseline: number): string =>
    `${farlane}, baseline ${String(baseline)}`,
} as const;
