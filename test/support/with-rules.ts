import { colonyPhase } from '#engine/phases/colony/phase';
import type { Phase } from '#engine/record/phase';
import type { RuleSet } from '#model/settings/rule-set';

/** A phase that plays by other settings. */
export const withRules = (phase: Phase, rules: Partial<RuleSet>): Phase => ({
  ...phase,
  run: (input) => phase.run({ ...input, rules: { ...input.rules, ...rules } }),
});

/** The Colony Phase of a turn in which nobody asks for Morale, and colonies that are lost become no powers. */
export const quietColonies = withRules(colonyPhase, { moraleInterval: 1000, nonAligned: 'off' });
