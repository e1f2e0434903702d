import type { Question } from '#app/ports/turn-record';

/** Whether a phase has begun, by its questions: somebody was asked, even if a ruling has led past every question since. @rule TURN-3 */
export const hasBegun = (questions: readonly Question[]): boolean => questions.length > 0;
