import type { FormBody } from '#http/visits/form-body';

/** The moment of a form's date and hour in UTC. It may be invalid: the use case that takes it refuses it then. */
export const momentIn = (body: FormBody): string =>
  `${body.text('date').trim()}T${body.text('time').trim().slice(0, 5)}:00.000Z`;
