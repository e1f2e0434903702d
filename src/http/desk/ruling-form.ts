import type { MakeRulingInput } from '#app/usecases/writing/make-ruling';
import { type FormBody, wholeNumber } from '#http/visits/form-body';

/** Which text a form changes, in the edition that it showed; null: a new one. */
export function lookedAt(body: FormBody): MakeRulingInput['looked'] {
  const number = wholeNumber(body.text('number')) ?? 0;
  const edition = wholeNumber(body.text('edition')) ?? 0;
  return number === 0 ? null : { number, edition };
}

/** A ruling as its form gives it. */
export const makeRulingInput = (body: FormBody): Omit<MakeRulingInput, 'actor' | 'rules'> => ({
  looked: lookedAt(body),
  question: body.text('question'),
  rule: body.text('rule'),
  decision: body.text('decision'),
  isPublic: body.has('public'),
  inHouseRules: body.has('house-rules'),
});
