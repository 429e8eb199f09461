import { formatDate, type Language, shanghaiDay } from '@quanzi/contract'

/** A sentence in every language of the product. */
export type Worded = Readonly<Record<Language, string>>

export const inLanguage = (text: string | Worded, language: Language): string =>
  typeof text === 'string' ? text : text[language]

/** The words as a sentence of their own: an English one begins with a capital. */
export const asSentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** Reasons for refusals whose error message alone is not enough. */
export const REASONS = {
  mobile: { zh: '请输入正确的手机号', en: 'please enter a correct mobile number' },
  bannedWords: { zh: '内容包含违禁词', en: 'this contains words that aren’t allowed here' },
  hostTaken: { zh: '已被其他站点使用', en: 'belongs to another site' },
  unpaidOrders: {
    zh: '你有太多未付款的订单，请先付款或取消',
    en: 'You have too many unpaid orders. Please pay or cancel some first',
  },
  chatBlocked: { zh: '消息已发出，但被对方拒收了', en: 'They don’t accept messages from you' },
  newPeople: {
    zh: '你今天新联系的人太多了，请明天再发',
    en: 'You’ve messaged many new people today. Please try again tomorrow',
  },
  ownRequest: {
    zh: '不能处理与自己有关的申请，请由其他工作人员处理',
    en: 'This concerns you, so someone else has to decide',
  },
  ownParcel: {
    zh: '这是寄给你的包裹的单号，请填写寄回的单号',
    en: 'That’s the number of the parcel you received. Enter the one you sent back',
  },
  payFirst: { zh: '请先支付', en: 'please pay first' },
  reviewLength: { zh: '请写5–500个字', en: 'use 5 to 500 characters' },
  rateFirst: { zh: '请完成评分', en: 'please rate everything' },
  noTitle: { zh: '请输入标题', en: 'please enter a title' },
  noCover: { zh: '请选择封面', en: 'please choose a cover' },
  albumClosed: { zh: '相册未公开', en: 'you don’t have access to this album' },
  albumTitle: { zh: '相册名称为2-30个字', en: 'an album name has 2 to 30 characters' },
  albumIntro: { zh: '简介最多200个字', en: 'the description has at most 200 characters' },
  albumFull: { zh: '一个相册最多2000张照片', en: 'An album holds at most 2,000 photos' },
  talkSlower: { zh: '你说得太快了，请稍后再评论', en: 'You’re commenting too fast. Please wait a moment' },
  liveBegun: { zh: '直播已经开始了', en: 'The broadcast has already begun' },
  saySomething: { zh: '说点什么吧', en: 'please say something' },
  noText: { zh: '请输入正文', en: 'please enter the text' },
  ownPraise: { zh: '不能给自己点赞', en: 'you can’t like yourself' },
  ownFollow: { zh: '不能关注自己', en: 'you can’t follow yourself' },
  personName: { zh: '姓名为2-6个字', en: 'a name has 2 to 6 characters' },
  authNumber: { zh: '身份证号不正确', en: 'check the ID number' },
  authPictures: { zh: '请上传身份证正反面', en: 'please upload both sides of the ID card' },
  ownImpression: { zh: '不能评价自己', en: 'you can’t leave an impression of yourself' },
  opinionLength: { zh: '观点为5-500个字', en: 'an opinion has 5 to 500 characters' },
  honorYear: { zh: '年份不正确', en: 'check the year' },
  companyMonths: { zh: '结束时间早于开始时间', en: 'the end date must be after the start date' },
  cardName: { zh: '请填写姓名', en: 'please enter the name' },
  creditCode: { zh: '统一社会信用代码不正确', en: 'check the credit code' },
  licence: { zh: '请上传营业执照', en: 'please upload the licence' },
  shopPhotos: { zh: '请上传1-6张店铺照片', en: 'please upload 1 to 6 photos of the shop' },
  shopIntro: { zh: '简介为10-500个字', en: 'the description has 10 to 500 characters' },
  shopImages: { zh: '最多30张图片', en: 'at most 30 pictures' },
  shopVideos: { zh: '最多6个视频', en: 'at most 6 videos' },
  consentJoin: { zh: '请先勾选协议', en: 'please agree to the terms first' },
  fillIn: { zh: '请填写完整', en: 'must be filled in' },
  invitationOver: { zh: '邀请已失效', en: 'this invitation is no longer valid' },
  captainDecides: { zh: '队长确认后才能加入', en: 'the captain must approve you first' },
  days: { zh: '日期有误', en: 'check the dates' },
  openNeedforms: { zh: '最多同时有3个进行中的需求', en: 'you can have up to 3 open requests' },
  enrolmentOver: { zh: '报名已结束', en: 'sign-up has closed' },
  teamFull: { zh: '队伍已满', en: 'this team is full' },
  inAnotherTeam: { zh: '你已加入其他队伍', en: 'you’re already in another team' },
  theyAreInAnotherTeam: { zh: '对方已加入其他队伍', en: 'they’re already in another team' },
  handOverFirst: { zh: '请先转让队长', en: 'please make someone else captain first' },
  fewerThanMembers: { zh: '人数上限不能少于现有队员', en: 'the team has more members than that' },
  otherCall: { zh: '已用于另一个请求', en: 'was used for another call' },
  codesFull: { zh: '最多20个可用的优惠码', en: 'at most 20 codes can be active' },
  accountInUse: { zh: '有进行中的提现，暂不能删除', en: 'a withdrawal to this account is in progress' },
  bindInWechat: { zh: '请在微信中绑定', en: 'please add it inside WeChat' },
  alipayAccount: {
    zh: '请输入支付宝绑定的手机号或邮箱',
    en: 'enter the Alipay account’s mobile number or email',
  },
  holderName: { zh: '收款人须与实名认证的姓名一致', en: 'the account holder must be your verified name' },
  holderDiffers: {
    zh: '收款人与申请人现在的实名不一致，只能驳回',
    en: 'The account holder isn’t the applicant’s verified name any more. It can only be rejected',
  },
  bankCard: { zh: '银行卡号有误', en: 'is not a bank card number' },
  notEntered: { zh: '未找到报名信息', en: 'no sign-up found' },
  badTicket: { zh: '该票无效', en: 'this ticket isn’t valid' },
  checkInFirst: { zh: '请先打卡', en: 'please check in there first' },
  paperDone: { zh: '已提交过', en: 'has already been submitted' },
  consentLocation: { zh: '请先授权定位', en: 'please allow location first' },
  trackFinished: { zh: '记录已结束', en: 'this track is finished' },
  otherRecorder: { zh: '另一台设备正在记录', en: 'another device is recording' },
  outsideHours: { zh: '不在签到时间内', en: 'outside the check-in hours' },
  placeClosed: { zh: '该签到点已关闭', en: 'this place is closed' },
  wrongCode: { zh: '签到码错误或已过期', en: 'the code is wrong or has expired' },
  noPosition: { zh: '该签到点请扫码签到', en: 'please scan the code at this place' },
  endBeforeBegin: { zh: '结束时间需晚于开始时间', en: 'must be after the start' },
  ownLike: { zh: '不能给自己点赞', en: 'you can’t like yourself' },
  stayDates: { zh: '离店日期有误', en: 'check-out must be after check-in' },
  stayFull: { zh: '所选日期已订满', en: 'these dates are fully booked' },
  tooManyGuests: { zh: '入住人数超限', en: 'too many guests' },
  guestNames: { zh: '请填写每间的入住人姓名', en: 'enter a guest’s name for each room' },
  cancelOver: { zh: '已超过可取消时间', en: 'it’s too late to change or cancel' },
  joinSupplyFirst: { zh: '请先加入该货源', en: 'please join this supplier first' },
  wrongCard: { zh: '卡号或密码错误', en: 'wrong card number or password' },
  noCard: { zh: '卡号不存在', en: 'card not found' },
  rollCode: {
    zh: '请输入发到名册手机号的验证码',
    en: 'please enter the code sent to the number on the list',
  },
  cardUsed: { zh: '该卡已激活', en: 'this card is already activated' },
  cardReturned: { zh: '该卡已退回', en: 'this card was returned' },
  cardFrozen: { zh: '该卡已挂失', en: 'this card was reported lost' },
  consentFirst: { zh: '请先同意规则', en: 'please accept the rules first' },
  realName: { zh: '请输入姓名', en: 'please enter the name' },
  idNumber: { zh: '请输入正确的身份证号', en: 'please enter a correct ID number' },
  allClaimed: { zh: '已领完', en: 'all have been claimed' },
  packetGone: { zh: '红包已抢完', en: 'the red packet is empty' },
  packetOver: { zh: '红包已过期', en: 'the red packet has expired' },
  tooManySteps: { zh: '步数异常', en: 'that step count looks wrong' },
  stepDay: { zh: '该日期不在挑战期内', en: 'is not a day of this challenge' },
  otherApp: { zh: '数据来自其他应用', en: 'the data comes from another app' },
  claimOpen: { zh: '这一天的申请正在审核', en: 'this day is already being reviewed' },
  stepsOver: { zh: '不在挑战期内', en: 'the challenge isn’t running' },
  cityMonth: { zh: '30天内只能修改一次', en: 'can be changed once in 30 days' },
  noCity: { zh: '请选择城市', en: 'please choose a city' },
  tooMuch: { zh: '超过剩余金额', en: 'that’s more than is left to raise' },
  noTrack: { zh: '还没有记录到轨迹', en: 'nothing has been recorded yet' },
  cfPerson: { zh: '该身份证号已发起过本次众筹', en: 'this ID number has already started a project here' },
  cfEnded: { zh: '众筹已结束', en: 'this crowdfunding has ended' },
  cfAsked: { zh: '已在处理中', en: 'is already in progress' },
  goalReached: { zh: '已达成目标，不能关闭', en: 'the goal is reached, so it can’t be closed' },
  roomNotBegun: { zh: '直播还没有开始', en: 'the stream hasn’t started yet' },
  entryNotOpen: { zh: '报名尚未开始', en: 'entries aren’t open yet' },
  entryClosed: { zh: '报名已截止', en: 'entries are closed' },
  signFirst: { zh: '请先签署参赛声明', en: 'please sign the statement first' },
  signedName: { zh: '签名与姓名不一致', en: 'the signature doesn’t match the name' },
  drawTooEarly: { zh: '报名截止后才能抽签', en: 'the draw takes place after entries close' },
  refundFirst: {
    zh: '已报名，请先在订单中申请退款',
    en: 'you’ve already entered. Request a refund of that order first',
  },
  captainFirst: { zh: '队长报名后队员才能报名', en: 'the captain has to enter first' },
  oneAnOrder: { zh: '抽签组别每单限报一人', en: 'one person per order when places are drawn' },
  confirmOver: { zh: '确认已截止', en: 'the deadline to confirm has passed' },
  resultsHidden: { zh: '成绩未公开', en: 'this result isn’t public' },
  noResult: { zh: '未查询到成绩', en: 'no result found' },
  resultClaimed: { zh: '该成绩已被认领', en: 'this result has already been claimed' },
  appealOpen: { zh: '已有申诉在处理中', en: 'a dispute is already being reviewed' },
  appealOver: { zh: '申诉期已过', en: 'the time for disputes has passed' },
  teamNameTaken: { zh: '这个队名已被使用', en: 'another team has this name' },
} as const satisfies Readonly<Record<string, Worded>>

const ENTRANT = {
  name: { zh: '请输入姓名', en: 'please enter the name' },
  mobile: REASONS.mobile,
  idCard: { zh: '请输入正确的身份证号', en: 'please enter a correct ID number' },
  entered: { zh: '已报名该场次', en: 'is already signed up for this session' },
  age: { zh: '年龄不符合组别要求', en: 'the age doesn’t fit this category' },
  sex: { zh: '性别不符合组别要求', en: 'the gender doesn’t fit this category' },
} as const

/** The error of an entrant; `row` counts from 0. */
export const entrantReason = (row: number, wrong: keyof typeof ENTRANT): Worded => ({
  zh: `第${row + 1}位报名人：${ENTRANT[wrong].zh}`,
  en: `Entrant ${row + 1}: ${ENTRANT[wrong].en}`,
})

/** An entrant's missing answer, or one that is not an option. */
export const answerReason = (row: number, question: string, missing: boolean): Worded => ({
  zh: `第${row + 1}位报名人：${question}${missing ? '必填' : ''}`,
  en: `Entrant ${row + 1}: ${question}${missing ? ' is required' : ''}`,
})

/** A ticket of another activity. */
export const otherActivity = (title: string): Worded => ({
  zh: `未找到报名信息：该票属于「${title}」`,
  en: `no sign-up found: this ticket is for “${title}”`,
})

/** A question that must be answered; `no` counts from 1. */
export const unanswered = (no: number): Worded => ({
  zh: `第${no}题未作答`,
  en: `question ${no} isn’t answered`,
})

/** A balance whose window has not begun; `from` in ms. */
export const balanceNotYet = (from: number): Worded => ({
  zh: `尾款 ${formatDate(from, 'MM月DD日 HH:mm')} 开放支付`,
  en: `the balance can be paid from ${formatDate(from, 'YYYY-MM-DD HH:mm')}`,
})

/** What a member is told whom staff have restricted; `until` in ms. */
export const restrictedUntil = ({ until, reason }: { readonly until: number; readonly reason: string }): Worded => {
  const day = shanghaiDay(until - 1)
  return {
    zh: `你在 ${day} 之前（含当日）不能发布：${reason}`,
    en: `You can’t post up to and including ${day}: ${reason}`,
  }
}

/** Who has kept something from others without paying may order it again from then on; `from` in ms. */
export const heldTooLong = (from: number): Worded => ({
  zh: `你多次下单后没有付款，请在 ${formatDate(from, 'MM月DD日 HH:mm')} 后再购买`,
  en: `You’ve ordered this several times without paying. You can order again from ${formatDate(from, 'YYYY-MM-DD HH:mm')}`,
})
