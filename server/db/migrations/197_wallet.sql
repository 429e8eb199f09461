-- Payout accounts and withdrawals. A number is kept encrypted, with a keyed hash that finds it again.
create table pay_account (
  iid integer not null,
  id bigint generated always as identity,
  user_id bigint not null,
  kind text not null check (kind in ('wechat', 'alipay', 'bank')),
  holder text not null,
  masked text not null,
  number_enc text not null,
  number_hash text not null,
  is_default boolean not null default false,
  numbered_at bigint not null,
  primary key (iid, id),
  unique (iid, user_id, kind, number_hash)
);
create unique index pay_account_default on pay_account (iid, user_id) where is_default;

-- The account as it was when it was asked for: later changes redirect nothing.
create table withdrawal (
  iid integer not null,
  id bigint generated always as identity,
  user_id bigint not null,
  account_id bigint not null,
  kind text not null,
  holder text not null,
  masked text not null,
  number_enc text not null,
  numbered_at bigint not null,
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0 and fee < amount),
  status smallint not null default 0 check (status between 0 and 5),
  reason text not null default '',
  reviewer_id bigint,
  channel_no text,
  at bigint not null,
  decided_at bigint,
  sent_at bigint,
  done_at bigint,
  primary key (iid, id)
);
create unique index withdrawal_open on withdrawal (iid, user_id) where status in (0, 1);
create index withdrawal_of_member on withdrawal (iid, user_id, id);
create index withdrawal_by_status on withdrawal (iid, user_id, status, id);
create index withdrawal_of_day on withdrawal (iid, user_id, at);
create index withdrawal_waiting on withdrawal (iid, id) where status = 0;
create index withdrawal_to_pay on withdrawal (iid, id) where status = 1;

-- When an entry was made, so that a month's entries are found along the account's index.
alter table ledger_entry add column at bigint;
update ledger_entry e set at = t.at from ledger_txn t where t.iid = e.txn_iid and t.id = e.txn_id;
alter table ledger_entry alter column at set not null;
create index ledger_entry_by_time on ledger_entry (iid, account_id, at, id);
create index commission_by_time on commission (iid, user_id, at, id);
