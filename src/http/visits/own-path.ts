/** Whether a path stays within this site: it begins with one stroke and leads nowhere else. */
export const isOwnPath = (path: string): boolean =>
  /^\/(?![/\\])[\w\-./~%]*(?:\?[\w\-.~%=&]*)?$/.test(path);
