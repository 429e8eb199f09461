create sequence member_user_id start with 10001;
create sequence member_rid start with 200001;

create table member (
  id bigint generated always as identity primary key,
  iid integer not null,
  user_id bigint not null,
  rid bigint not null unique default nextval('member_rid'),
  mobile text,
  openid text,
  unionid text,
  password_hash text,
  nick_name text not null,
  head_img text not null default '',
  sex smallint not null default 0,
  birthday text,
  signature text not null default '',
  login_fails integer not null default 0,
  locked_until bigint,
  created_at bigint not null,
  unique (iid, user_id),
  unique (iid, mobile),
  unique (iid, unionid)
);
create index member_by_user on member (user_id);

create table session (
  id bigint generated always as identity primary key,
  token_hash text not null unique,
  iid integer not null,
  user_id bigint not null,
  openid text,
  unionid text,
  created_at bigint not null,
  expires_at bigint not null,
  revoked_at bigint
);
create index session_by_user on session (user_id);

create table request_log (
  user_id bigint not null,
  req_id text not null,
  uri text not null,
  answer text,
  at bigint not null,
  primary key (user_id, req_id)
);

create table sms_code (
  id bigint generated always as identity primary key,
  iid integer not null,
  mobile text not null,
  purpose text not null,
  code_hash text not null,
  ip text not null,
  tries integer not null default 0,
  sent_at bigint not null,
  used_at bigint
);
create index sms_code_by_mobile on sms_code (mobile, sent_at desc);
create index sms_code_by_ip on sms_code (ip, sent_at desc);

create table staff (
  iid integer not null,
  user_id bigint not null,
  rights text[] not null default '{}',
  primary key (iid, user_id)
);

create table server_key (
  name text primary key,
  value text not null
);
