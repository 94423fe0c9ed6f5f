/** The demo shop's sign-ins, printed at start. Its data is sample data and marked as a demo. */
export const demoSignIns = [
  {
    who: 'Tailor (owner)',
    role: 'owner',
    name: 'Harpreet Kaur',
    email: 'tailor@demo.darzi.test',
    password: 'needle-and-thread',
  },
  {
    who: 'Counter',
    role: 'counter',
    name: 'Sunil Kumar',
    email: 'counter@demo.darzi.test',
    password: 'needle-and-thread',
  },
  {
    who: 'Cutter',
    role: 'cutter',
    name: 'Imran Ansari',
    email: 'cutter@demo.darzi.test',
    password: 'needle-and-thread',
  },
  {
    who: 'Customer',
    role: 'customer',
    name: 'Asha Verma',
    email: 'customer@demo.darzi.test',
    password: 'needle-and-thread',
  },
] as const
