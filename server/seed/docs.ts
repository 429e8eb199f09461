import { type DocContact, englishDocs } from './englishDocs'
import type { DocSeed } from './TenantSeed'

const paragraphs = (parts: readonly (readonly [string, string])[]): string =>
  parts.map(([title, text]) => `<h3>${title}</h3><p>${text}</p>`).join('')

/** The legal and help texts of a site with this name, in both languages. */
export function siteDocs(name: string, english: string, contact: DocContact): readonly DocSeed[] {
  const en = englishDocs(english, contact)
  return chineseDocs(name, contact).map((doc) => {
    const text = en[doc.kind]
    return text ? { ...doc, en: text } : doc
  })
}

function chineseDocs(name: string, { en: _en, ...contact }: DocContact): readonly DocSeed[] {
  return [
    {
      kind: 'protocol',
      title: '用户协议',
      html: paragraphs([
        [
          '一、总则',
          `欢迎使用${name}。您注册、登录或使用本服务，即表示已阅读并同意本协议。若您不同意其中任何内容，请停止使用。`,
        ],
        [
          '二、账号',
          '您应使用本人真实有效的手机号注册，并妥善保管账号与验证码。账号不得转让、出借。发现异常请立即联系我们。',
        ],
        [
          '三、内容',
          '您发布的文字、图片与视频应当真实、合法，不侵犯他人权利。您保留内容的著作权，并授权我们在本服务内展示。',
        ],
        [
          '四、活动与交易',
          '活动由主办方组织，价格、名额与退款规则以下单页面展示为准。请如实填写报名人信息，用于购买保险与紧急联系。',
        ],
        ['五、行为规范', '禁止骚扰、欺诈、发布违法信息或以技术手段干扰服务。违反者将被限制使用。'],
        ['六、责任', '户外活动存在风险，请量力而行并听从领队安排。因不可抗力造成的改期或取消，按退款规则处理。'],
        ['七、变更', '协议更新后会在本页公布新版本，并在您下次使用时请您确认。'],
      ]),
    },
    {
      kind: 'privacy',
      title: '隐私政策',
      html: paragraphs([
        [
          '我们收集什么',
          '注册时的手机号；您主动填写的昵称、头像与资料；下单时的姓名、电话与证件号；使用过程中必要的设备与日志信息。',
        ],
        ['为什么收集', '为您提供登录、报名、支付、保险与客服；防止欺诈与滥用。'],
        ['怎样保存', '证件号与账户号加密保存，页面上只展示部分。数据保存于境内服务器，注销后删除或匿名化。'],
        ['与谁共享', '仅在履行订单所需的范围内，向主办方、保险公司与支付机构提供必要信息。'],
        ['您的权利', '您可以查看、更正、撤回同意，或注销账号。撤回同意将结束当前登录。'],
        ['未成年人', '未成年人请在监护人陪同下使用，并由监护人填写信息。'],
        ['联系我们', `电话 ${contact.phone}，${contact.address}。`],
      ]),
    },
    {
      kind: 'forbid',
      title: '违禁行为说明',
      html: paragraphs([
        ['禁止的内容', '违法信息、侵权内容、虚假活动、未经许可的商业推广、对他人的攻击与骚扰。'],
        ['怎样处理', '三位成员举报同一内容，内容将先行隐藏，由工作人员在两个工作日内作出决定。'],
        ['申诉', '对处理结果有异议，可以在本页提交申诉，说明理由。'],
      ]),
    },
    {
      kind: 'insurance',
      title: '保险说明',
      html: `${paragraphs([['保障内容', '每份保险覆盖活动期间的意外伤害、急性病与紧急救援。']])}<table><tr><th>项目</th><th>保额</th></tr><tr><td>意外身故与伤残</td><td>30 万元</td></tr><tr><td>意外医疗</td><td>3 万元</td></tr><tr><td>紧急救援</td><td>10 万元</td></tr></table>${paragraphs(
        [
          ['不保障', '既往症、酒后、不听从领队安排造成的伤害。'],
          ['理赔步骤', '报案、收集票据、提交材料、赔付。活动结束后 30 日内联系客服。'],
        ],
      )}`,
    },
    {
      kind: 'contact',
      title: '联系我们',
      html: '<p>工作时间内一般十分钟内回复；紧急情况请直接拨打电话。</p>',
      extra: { ...contact },
    },
    {
      kind: 'community',
      title: `关于${name}`,
      html: paragraphs([
        ['我们是谁', `${name}把认真做事的领队和想出门走走的人连在一起。`],
        ['我们相信', '安全第一、尊重自然、彼此照应。'],
      ]),
      extra: { hours: contact.hours },
    },
    { kind: 'helper', title: '帮助中心', html: '<p>常见问题按主题排列，找不到答案时可以提问，我们会尽快回复。</p>' },
  ]
}
