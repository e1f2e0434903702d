/** What mail puts before a line: signs of a quotation, then a bullet or a number. No order begins with any of them. */
const MARKS = /^\s*(?:[>|]\s*)*(?:(?:[-*•–]|\d{1,3}[.)])\s+)?/u;

/** A line of a mail without the signs of quotations and lists before it. */
export const withoutMailMarks = (line: string): string => line.replace(MARKS, '');
