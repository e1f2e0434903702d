/** What a mission comes up against. */
export type MissionForces = Readonly<{
  /** The Intel of the system that runs it. */
  source: number;
  /** That of the system it is about; 0 in an own one. */
  target: number;
  difficulty: number;
  jumps: number;
}>;

/** Whether it succeeds, whether it is found out, and whether somebody else may be blamed for it. */
export type MissionResult = Readonly<{ success: boolean; discovered: boolean; frames: boolean }>;

export const MISSION_FACES = 20;
const PERCENT_PER_FACE = 5;
const FOUND_OUT_UP_TO = 5;
/** The least total with which a mission succeeds. */
export const SUCCESS_FROM = 11;
const UNSEEN_FROM = 16;
const FRAMES_FROM = 21;

/** What is added to the die; it may be less than nothing. @rule INT-2 */
export const missionModifierOf = ({ source, target, difficulty, jumps }: MissionForces): number =>
  source - (target + difficulty + jumps);

/** The result of a mission, by its modified roll. @rule INT-2 */
export function missionResultOf(total: number): MissionResult {
  const success = total >= SUCCESS_FROM;
  return {
    success,
    discovered: total <= FOUND_OUT_UP_TO || (success && total < UNSEEN_FROM),
    frames: total >= FRAMES_FROM,
  };
}

/** The chances of a mission in percent. */
export type MissionChances = Readonly<{ success: number; discovered: number; frames: number }>;

/** The share of the faces of the die that satisfy a condition, in percent. */
function shareOf(modifier: number, isMet: (result: MissionResult) => boolean): number {
  const faces = Array.from({ length: MISSION_FACES }, (_, at) => at + 1);
  const met = faces.filter((die) => isMet(missionResultOf(die + modifier)));
  return met.length * PERCENT_PER_FACE;
}

/** How likely a mission succeeds, is found out, and can frame another empire. @rule INT-2 */
export const missionChancesOf = (forces: MissionForces): MissionChances => {
  const modifier = missionModifierOf(forces);
  return {
    success: shareOf(modifier, ({ success }) => success),
    discovered: shareOf(modifier, ({ discovered }) => discovered),
    frames: shareOf(modifier, ({ frames }) => frames),
  };
};
