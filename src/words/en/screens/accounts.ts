import { formats } from "../formats.ts";

const { plural } = formats;

/** The pages of members and of the usage of their keys. */
export const accounts = {
  members: {
    page: "Members",
    title: "Members",
    lead: "The people who use this account. A member’s role limits what their keys can do.",
    none: "No members yet. Keys belong to nobody in particular.",
    failed: "Could not load the members",
    add: "Add member",
    adding: "Adding…",
    addFailed: "Could not add the member",
    name: "Name",
    nameMissing: "Enter a name.",
    email: "Email address",
    emailHint: "If your company’s sign-in is set up, they sign in with this address.",
    emailMissing: "Enter an email address.",
    role: "Role",
    roleOf: (name: string) => `Role of ${name}`,
    roles: {
      reader: { title: "Reader", hint: "Searches, and reads existing lookups." },
      analyst: { title: "Analyst", hint: "Also makes lookups and imports people." },
      owner: { title: "Owner", hint: "Can do everything, and manages keys and members." },
    },
    added: (day: string) => `added ${day}`,
    removedOn: (day: string) => `removed ${day}`,
    changeTitle: "Change this role?",
    changeText: (name: string, role: string) =>
      `${name} becomes ${role}. Within a second, their keys lose what the new role does not allow; they gain no permissions.`,
    changeConfirm: "Change role",
    changing: "Changing…",
    changeFailed: "Could not change the role",
    remove: "Remove…",
    removeTitle: "Remove this member?",
    removeText: (name: string) =>
      `All of ${name}’s keys stop working within a second, and their email address is deleted. This cannot be undone.`,
    removeConfirm: "Remove member",
    removing: "Removing…",
    removeFailed: "Could not remove the member",
  },
  usage: {
    page: "Usage",
    title: "Usage",
    lead: "Lookups by day and key. A paid lookup is charged only if it succeeds and finds somebody. Days are in UTC.",
    failed: "Could not load the usage",
    none: "No lookups in this period.",
    period: "Period",
    lastDays: (days: number) => (days === 366 ? "Last year" : `Last ${days} days`),
    chart: "Lookups by day",
    lookups: (count: number) => plural(count, { one: "# lookup", other: "# lookups" }),
    table: "Usage by day and key",
    day: "Day",
    key: "Key",
    begun: "Started",
    charged: "Charged",
    trials: "Trials",
    returned: "Returned",
  },
} as const;
