-- What came into a wallet and went out of it in each month, so that a month's sums are read and not reckoned.
create table wallet_sum (
  iid integer not null,
  account_id bigint not null,
  month text not null,
  came bigint not null default 0,
  went bigint not null default 0,
  primary key (iid, account_id, month)
);

-- A release or a return lessens what went out: came − went is the change of the balance.
insert into wallet_sum (iid, account_id, month, came, went)
select a.iid, a.id, to_char(to_timestamp(e.at / 1000.0) at time zone 'Asia/Shanghai', 'YYYY-MM'),
  coalesce(sum(e.amount) filter (where t.kind not in ('hold', 'release', 'withdraw hold', 'withdraw return')), 0),
  coalesce(-sum(e.amount) filter (where t.kind in ('hold', 'release', 'withdraw hold', 'withdraw return')), 0)
from ledger_account a
  join ledger_entry e on e.iid = a.iid and e.account_id = a.id
  join ledger_txn t on t.iid = e.txn_iid and t.id = e.txn_id
where a.kind = 'wallet' and a.currency = 'CNY'
group by 1, 2, 3;
