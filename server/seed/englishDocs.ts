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
        `Welcome to ${name}. By registering, logging in or using the service you accept these terms. If you do not, please stop using it.`,
      ],
      [
        '2. Account',
        'Register with a mobile number of your own and keep account and codes to yourself. An account is neither sold nor lent. Tell us at once when something is wrong.',
      ],
      [
        '3. Content',
        'What you publish is true, lawful and infringes nobody’s rights. It stays yours; you allow us to show it here.',
      ],
      [
        '4. Activities and orders',
        'Activities are run by their organisers; price, places and refunds are those shown when you order. Give the true details of everybody you sign up: insurance and emergencies depend on them.',
      ],
      [
        '5. Conduct',
        'No harassment, fraud, unlawful content or interference with the service. Whoever does it is restricted.',
      ],
      [
        '6. Liability',
        'The outdoors has risks: know your limits and follow the leader. When an activity is moved or called off for reasons beyond control, the refund rules apply.',
      ],
      ['7. Changes', 'A new version is published here, and we ask you to accept it when you next use the service.'],
    ]),
  },
  privacy: {
    title: 'Privacy policy',
    html: paragraphs([
      [
        'What we collect',
        'Your mobile number at registration; nickname, picture and details that you fill in; name, phone and ID number of orders; what is needed of device and logs.',
      ],
      ['Why', 'For login, sign-up, payment, insurance and support, and against fraud and abuse.'],
      [
        'How it is kept',
        'ID and account numbers are encrypted and shown in part only. Data stay on servers in mainland China and are erased or made anonymous when you close your account.',
      ],
      ['Who else sees it', 'Organisers, insurers and payment institutions, as far as an order needs it.'],
      [
        'Your rights',
        'You may see and correct your data, withdraw your consent or close your account. Withdrawing ends the login.',
      ],
      ['Minors', 'Minors use the service with a guardian, who fills in the details.'],
      ['Contact', `Telephone ${phone}.`],
    ]),
  },
  forbid: {
    title: 'What is not allowed',
    html: paragraphs([
      [
        'Not allowed',
        'Unlawful content, infringements, fake activities, advertising without permission, attacks on others and harassment.',
      ],
      [
        'What happens',
        'When three members report the same content it is hidden, and staff decide within two working days.',
      ],
      ['Appeals', 'If you disagree with a decision, appeal on this page and say why.'],
    ]),
  },
  insurance: {
    title: 'Insurance',
    html: `${paragraphs([['Cover', 'Each policy covers accidents, acute illness and emergency rescue during the activity.']])}<table><tr><th>Item</th><th>Sum</th></tr><tr><td>Accidental death and disability</td><td>¥300,000</td></tr><tr><td>Medical treatment after accidents</td><td>¥30,000</td></tr><tr><td>Emergency rescue</td><td>¥100,000</td></tr></table>${paragraphs(
      [
        ['Not covered', 'Earlier illness, and harm after drinking or against the leader’s instructions.'],
        [
          'Claims',
          'Report, keep receipts, hand in the papers, be paid. Contact support within 30 days after the activity.',
        ],
      ],
    )}`,
  },
  contact: {
    title: 'Contact',
    html: '<p>Within working hours we usually answer in ten minutes; in an emergency please call.</p>',
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
    html: '<p>Questions are ordered by topic. If you find no answer, ask: we reply as soon as we can.</p>',
  },
})
