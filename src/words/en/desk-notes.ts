/** What people who run Candor are told about the desk, in English. */
export const deskNotes = {
  alert: {
    subject: (count: number) => (count === 1 ? "A privacy request is due" : `${count} privacy requests are due`),
    text: (requests: readonly { readonly id: string; readonly day: string; readonly late: boolean }[]) =>
      `${requests.map(({ id, day, late }) => (late ? `Overdue since ${day}: ${id}` : `Due by ${day}: ${id}`)).join("\n")}

Answer them in the web interface under Requests from people, or with candor desk show and candor desk answer.\n`,
  },
};
