/** A clean template in HTML and MJML with the merge tags of a dialect, and faults to plant into it. */

export type Dialect = {
  name: string
  first: string
  url: string
  unsubscribe: string
  logo: string
  show: string
  end: string
}

export const dialects: Record<string, Dialect> = {
  handlebars: {
    ...{ name: 'Handlebars', first: '{{first_name}}', url: '{{url}}', unsubscribe: '{{unsubscribe_url}}' },
    ...{ logo: '{{logo}}', show: '{{#if vip}}', end: '{{/if}}' },
  },
  liquid: {
    ...{ name: 'Liquid', first: '{{ customer.first_name | default: "there" }}', url: '{{ shop.url }}' },
    ...{
      unsubscribe: '{{ unsubscribe_link }}',
      logo: '{{ shop.logo }}',
      show: '{% if vip %}',
      end: '{% endif %}',
    },
  },
  mailchimp: {
    ...{ name: 'Mailchimp', first: '*|FNAME|*', url: '*|URL|*', unsubscribe: '*|UNSUB|*' },
    ...{ logo: '*|LOGO|*', show: '*|IF:VIP|*', end: '*|END:IF|*' },
  },
  salesforce: {
    ...{
      name: 'Salesforce',
      first: '%%FirstName%%',
      url: '%%=v(@url)=%%',
      unsubscribe: '%%unsub_center_url%%',
    },
    ...{ logo: '%%logo%%', show: '%%[ IF @vip THEN ]%%', end: '%%[ ENDIF ]%%' },
  },
  erb: {
    ...{
      name: 'ERB',
      first: '<%= @first_name %>',
      url: '<%= @url %>',
      unsubscribe: '<%= @unsubscribe_url %>',
    },
    ...{ logo: '<%= @logo %>', show: '<% if @vip %>', end: '<% end %>' },
  },
}

const STORY =
  'We write to you once a month about what is new in our shop. This time it is a long story of wood, and of the people who plant it.'

export const htmlOf = ({ first, url, unsubscribe, logo, show, end }: Dialect): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>News of our workshop</title>
<style>
.note { color: #333333; }
</style>
</head>
<body>
<table role="presentation" width="600" cellpadding="0" cellspacing="0" align="center">
<tr>
<td>
<p>Oak, ash and what we learned from both in one rainy spring in the north.</p>
<img src="${logo}" alt="The workshop" width="120" height="40">
<h1>News of our workshop</h1>
<p>Hello ${first},</p>
<p class="note">${STORY}</p>
${show}
<p>${STORY}</p>
${end}
<p><a href="${url}">See the new tables</a></p>
<p>ACME Ltd, 12 High Street, London N1 1AA. <a href="${unsubscribe}">Unsubscribe</a></p>
</td>
</tr>
</table>
</body>
</html>
`

export const mjmlOf = ({ first, url, unsubscribe, logo }: Dialect): string =>
  `<mjml>
<mj-head>
<mj-title>News of our workshop</mj-title>
</mj-head>
<mj-body>
<mj-section>
<mj-column>
<mj-text>Oak, ash and what we learned from both in one rainy spring in the north.</mj-text>
<mj-image src="${logo}" alt="The workshop" width="120px" />
<mj-text>Hello ${first},</mj-text>
<mj-text>${STORY}</mj-text>
<mj-text>${STORY}</mj-text>
<mj-button href="${url}">See the new tables</mj-button>
<mj-text>ACME Ltd, 12 High Street, London N1 1AA. <a href="${unsubscribe}">Unsubscribe</a></mj-text>
</mj-column>
</mj-section>
</mj-body>
</mjml>
`
