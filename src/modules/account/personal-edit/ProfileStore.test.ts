import type { Profile } from '@quanzi/contract'
import { isProfileForm, type ProfileForm, ProfileStore } from './ProfileStore'

const profile = { nick_name: '小满', headImg: 'a.png', sex: 1, birthday: '', signature: '' } as unknown as Profile

function start(kept: ProfileForm | null = null) {
  let draft: ProfileForm | null = kept
  const saved: ProfileForm[] = []
  const store = new ProfileStore({
    save: async (form) => {
      saved.push(form)
      return profile
    },
    draft: {
      read: () => draft,
      write: (form) => {
        draft = form
      },
    },
  })
  store.begin(profile)
  return { store, saved, draft: () => draft }
}

test('a nickname of one character is refused; a valid one is saved trimmed and the draft is removed', async () => {
  const { store, saved, draft } = start()
  store.change({ nickname: ' 满 ' })
  expect(await store.save()).toBe(false)
  expect(store.problems).toEqual(['nickname'])
  store.change({ nickname: ' 小满儿 ' })
  expect(isProfileForm(draft())).toBe(true)
  expect(await store.save()).toBe(true)
  expect(saved[0]?.nickname).toBe('小满儿')
  expect(draft()).toBeNull()
})

test('a draft replaces the stored profile', () => {
  const kept: ProfileForm = { nickname: '没保存', img_path: '', sex: 2, birthday: '', signature: 'x' }
  expect(start(kept).store.form).toBe(kept)
})
