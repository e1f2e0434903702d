const SHAPE: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
};

/** Adds the reader's own time to an hour in UTC, where it is another one. */
export function localTime(time: HTMLTimeElement): void {
  const moment = new Date(time.dateTime);
  if (Number.isNaN(moment.getTime()) || moment.getTimezoneOffset() === 0) return;
  const own = document.createElement('span');
  own.className = 'quiet local-time';
  own.textContent = `(${moment.toLocaleString(undefined, SHAPE)} where you are)`;
  time.append(' ', own);
}
