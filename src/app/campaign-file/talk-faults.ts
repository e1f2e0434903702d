import type { InputIssue } from '#app/use-case-error';
import type { Conversation } from '#app/ports/letter-record';
import type { CampaignFile } from './campaign-file.ts';

type Fault = (path: string, what: string) => InputIssue;

type Talk = Readonly<{ file: CampaignFile; fault: Fault }>;

/** Rows that name an empire which the campaign doesn't have. */
function strangers({ file: { state, desk }, fault }: Talk): readonly InputIssue[] {
  const named = [
    ...desk.conversations.map(({ members }, at) => ['conversations', at, members] as const),
    ...desk.letterMarks.map(({ empire }, at) => ['letterMarks', at, [empire]] as const),
    ...desk.mutes.map(({ empire, of }, at) => ['mutes', at, [empire, of]] as const),
    ...desk.notices.map(
      ({ from, to }, at) => ['notices', at, from === null ? to : [from, ...to]] as const,
    ),
  ];
  return named.flatMap(([part, at, empires]) => {
    const strange = empires.find((one) => !Object.hasOwn(state.empires, one));
    return strange === undefined
      ? []
      : [fault(`desk.${part}[${at}]`, `names an empire “${strange}” that is not there`)];
  });
}

/** A letter that somebody would read whom it was not meant for. @rule DIP-13 */
function letterFaults({ file: { desk }, fault }: Talk): readonly InputIssue[] {
  const byNumber = new Map<number, Conversation>(
    desk.conversations.map((one) => [one.number, one]),
  );
  return desk.letters.flatMap(({ conversation, from, to, attachments, mutedBy }, index) => {
    const path = `desk.letters[${index}]`;
    const inside = byNumber.get(conversation);
    if (inside === undefined)
      return [
        fault(`${path}.conversation`, `names a conversation ${conversation} that is not there`),
      ];
    const { members, desk: thread } = inside;
    const named = from === null ? to : [from, ...to];
    // Only a thread has letters of the moderators, and those that an empire writes in it go to them alone.
    const isOutside =
      named.some((one) => !members.includes(one)) ||
      (from === null ? thread === undefined : to.includes(from));
    const given = [...attachments.map((one) => one.to), ...mutedBy];
    const isAstray = given.some((one) => !to.includes(one));
    return [
      ...(isOutside
        ? [fault(`${path}.to`, 'letter goes to an empire outside its conversation')]
        : []),
      ...(isAstray
        ? [fault(path, 'letter gives something to an empire that does not get it')]
        : []),
    ];
  });
}

/** Contradictions in the letters and notices of a file. */
export const talkFaults = (file: CampaignFile, fault: Fault): readonly InputIssue[] => [
  ...strangers({ file, fault }),
  ...letterFaults({ file, fault }),
];
