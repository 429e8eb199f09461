import type { DocSeed } from './TenantSeed'

/** How a site is reached, as its texts say it. */
export interface DocContact {
  readonly phone: string
  readonly address: string
  readonly lat: number
  readonly lng: number
  readonly hours: string
  readonly en: { readonly address: string; readonly hours: string }
}

const paragraphs = (parts: readonly (readonly [string, string])[]): string =>
  parts.map(([title, text]) => `<h3>${title}</h3><p>${text}</p>`).join('')

/** The same texts in English, by their kind. */
export const englishDocs = (
  name: string,
  { phone, en: { address, hours } }: DocContact,
): Readonly<Record<string, NonNullable<DocSeed['en']>>> => ({
  protocol: {
    title: 'Terms of use',
    html: paragraphs([
      [
        '1. General',
        `Welcome to ${name}. By registering, logging in or using the service you accept these terms. If you don’t agree with them, please don’t use the service.`,
      ],
      [
        '2. Account',
        'Register with your own mobile number and keep your account and codes to yourself. You may not sell or lend your account. Tell us right away if something looks wrong.',
      ],
      [
        '3. Content',
        'What you publish must be true and lawful, and must not infringe anyone’s rights. It remains yours, and you allow us to show it here.',
      ],
      [
        '4. Activities and orders',
        'Activities are run by their organisers. The price, places and refund policy are those shown when you order. Give true details for everyone you sign up: insurance and emergency help depend on them.',
      ],
      [
        '5. Conduct',
        'No harassment, fraud, unlawful content or interference with the service. We restrict accounts that break this rule.',
      ],
      [
        '6. Liability',
        'The outdoors has its risks: know your limits and follow your leader. If an activity is moved or called off for reasons beyond anyone’s control, the refund policy applies.',
      ],
      ['7. Changes', 'We publish new versions here and ask you to accept them the next time you use the service.'],
    ]),
  },
  privacy: {
    title: 'Privacy policy',
    html: paragraphs([
      [
        'What we collect',
        'Your mobile number when you register; the nickname, picture and details you enter; the names, phone numbers and ID numbers in your orders; and the device data and logs we need.',
      ],
      ['Why', 'To log you in, handle sign-ups, payments, insurance and support, and prevent fraud and abuse.'],
      [
        'How it is kept',
        'ID and account numbers are encrypted and only partly shown. Data stays on servers in mainland China and is deleted or made anonymous when you close your account.',
      ],
      ['Who else sees it', 'Organisers, insurers and payment providers, only as far as an order requires.'],
      [
        'Your rights',
        'You can see and correct your data, withdraw your consent or close your account. Withdrawing consent logs you out.',
      ],
      ['Minors', 'Minors use the service with a guardian, who enters their details.'],
      ['Contact', `Telephone ${phone}.`],
    ]),
  },
  forbid: {
    title: 'What is not allowed',
    html: paragraphs([
      [
        'Not allowed',
        'Unlawful content, infringement, fake activities, unauthorised advertising, personal attacks and harassment.',
      ],
      ['What happens', 'Content reported by three members is hidden, and our staff decide within two working days.'],
      ['Appeals', 'If you disagree with a decision, appeal on this page and say why.'],
    ]),
  },
  insurance: {
    title: 'Insurance',
    html: `${paragraphs([['Cover', 'Each policy covers accidents, acute illness and emergency rescue during the activity.']])}<table><tr><th>Item</th><th>Sum</th></tr><tr><td>Accidental death and disability</td><td>¥300,000</td></tr><tr><td>Medical treatment after accidents</td><td>¥30,000</td></tr><tr><td>Emergency rescue</td><td>¥100,000</td></tr></table>${paragraphs(
      [
        ['Not covered', 'Existing illnesses, and injuries after drinking or from ignoring the leader’s instructions.'],
        [
          'Claims',
          'Report the incident, keep your receipts and send us the documents to be paid. Contact support within 30 days of the activity.',
        ],
      ],
    )}`,
  },
  contact: {
    title: 'Contact',
    html: '<p>During working hours we usually reply within 10 minutes. In an emergency, please call.</p>',
    address,
    hours,
  },
  community: {
    title: `About ${name}`,
    html: paragraphs([
      ['Who we are', `${name} brings careful leaders together with people who want to go out.`],
      ['What we believe', 'Safety first, respect for nature, care for each other.'],
    ]),
    hours,
  },
  helper: {
    title: 'Help',
    html: '<p>Questions are grouped by topic. If you can’t find an answer, ask us and we’ll reply as soon as we can.</p>',
  },
})
