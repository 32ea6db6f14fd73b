/** No control characters, and none that change the direction of what follows. */
export function isOneLine(text: string): boolean {
  return text.isWellFormed() && !/[\p{Cc}\p{Co}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(text);
}
