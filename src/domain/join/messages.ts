import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    joinName: '姓名',
    joinNameWrong: '请填写姓名',
    joinPhone: '手机号',
    joinPhoneWrong: '请输入正确的手机号',
    joinPeople: '人数',
  },
  en: {
    joinName: 'Name',
    joinNameWrong: 'Enter a name',
    joinPhone: 'Mobile',
    joinPhoneWrong: 'Enter a valid mobile number',
    joinPeople: 'People',
  },
})
