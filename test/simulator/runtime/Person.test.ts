import { Person } from './Person'

type Answer = Parameters<ConstructorParameters<typeof Person>[1]['askApp']>[0]

function start(listens = true) {
  const asked: Answer[] = []
  const notes: string[] = []
  const person = new Person(undefined, {
    askApp: (answer) => {
      if (listens) asked.push(answer)
      return listens
    },
    note: (what) => notes.push(what),
  })
  person.privacyAsks = true
  return { person, asked, notes }
}

test('an agreement counts only after its button was tapped, and then for everything', async () => {
  const { person, asked } = start()
  const waiting = person.consent('chooseMedia')
  person.tappedAgree('agree')
  asked[0]?.({ event: 'agree', buttonId: 'agree' })
  await expect(waiting).resolves.toBeUndefined()
  await expect(person.consent('getLocation')).resolves.toBeUndefined()
  expect(asked).toHaveLength(1)
})

test.each([{ event: 'agree', buttonId: 'agree' }, { event: 'disagree' }])(
  '%j without a tap is a refusal',
  async (option) => {
    const { person, asked } = start()
    const waiting = person.consent('chooseMedia')
    asked[0]?.(option)
    await expect(waiting).rejects.toThrow('privacy permission')
    void person.consent('getLocation').catch(() => undefined)
    expect(asked).toHaveLength(2)
  },
)

test('an app that does not listen leaves it to the platform’s own window', async () => {
  await expect(start(false).person.consent('chooseMedia')).resolves.toBeUndefined()
})
