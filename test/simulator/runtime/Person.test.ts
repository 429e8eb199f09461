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

test('a consent counts only after its button was tapped, and then for everything', async () => {
  const { person, asked } = start()
  const waiting = person.consent('chooseMedia')
  person.tappedAgree('agree')
  asked[0]?.({ event: 'agree', buttonId: 'agree' })
  await expect(waiting).resolves.toBeUndefined()
  await expect(person.consent('getLocation')).resolves.toBeUndefined()
  expect(asked).toHaveLength(1)
})

test.each([{ event: 'agree', buttonId: 'agree' }, { event: 'disagree' }])(
  '%j without a tap counts as a refusal',
  async (option) => {
    const { person, asked } = start()
    const waiting = person.consent('chooseMedia')
    asked[0]?.(option)
    await expect(waiting).rejects.toThrow('privacy permission')
    void person.consent('getLocation').catch(() => undefined)
    expect(asked).toHaveLength(2)
  },
)

test('when the app does not listen, the platform’s own window asks', async () => {
  await expect(start(false).person.consent('chooseMedia')).resolves.toBeUndefined()
})
