import { counted } from '#kernel/words/counted';

/** What the pages of this room say. */
export const TEXTS = {
  outcomeIsEntered: 'The outcome is entered. The next waiting battle is below.',
  theseWouldBeEffects: 'These would be the effects. Nothing is entered yet.',
  battlesFoughtElsewhere: 'Battles fought elsewhere',

  losesCost: (leader: string, side: number): string =>
    `${leader} loses ${counted(side, 'point')} of cost`,
  neitherSideLostMoreThanOther: 'Neither side lost more than the other.',
  lostMore: (leader: string): string =>
    `${leader} lost more. That decides the battle, unless one side alone withdraws or was pursued.`,
  whenPhaseRuns:
    'When the phase runs, units aboard lost carriers are lost too, and so are flights without another berth.',
  spentOfIntelBeforeBattle: (empire: string, intel: number, had: number, units: string): string =>
    `${empire} spent ${String(intel)} of ${String(had)} Intel before the battle, through ${units}. The Intel is used up until the turn ends, and these units can’t scout again in this encounter.`,
  prizesChangeHandsWhenEncounterEnds:
    'Prizes change hands when the encounter ends, with the cargo that they can hold. The captor’s standing orders say whether it keeps or scuttles them.',
  abilities: 'Abilities',
  forAll: {
    destroyed: 'All destroyed',
    crippled: 'All crippled',
    unchanged: 'All unchanged',
  },
  asRolled: 'As rolled',
  sideIsRolled:
    'The side is filled in as Farlane fights this battle by the dice of the campaign, with standing orders where nobody has answered. Ships that got away are left unchanged. Nothing is entered yet.',
  battleFormAsPdf: 'Battle form (PDF)',
  battleFormOnLetter: 'On Letter paper',
  outcomeFile: 'Outcome file (JSON)',
  formTitle: (title: string): string => `Battle form: ${title}`,
  turnAndBattle: (turn: number, battle: string): string => `Turn ${String(turn)}, ${battle}`,
  attacker: (empire: string): string => `${empire}, attacker`,
  defender: (empire: string): string => `${empire}, defender`,
  fileIsRead: 'The file is read, and the form is filled in from it. Nothing is entered yet.',
  hidden: (condition: string): string => `${condition}, hidden`,

  waitingSince: (askedAt: string): string => `Waiting since ${askedAt}.`,

  captured: (asPrize: string): string => `captured, ${asPrize}`,
  cameOut: 'came out, ',
  gotAway: (lane: string): string => `, got away by ${lane}`,
} as const;
