-- What a member earned and spent in coins in each month, beside the sums of wallets. A return lessens what was spent.
insert into wallet_sum (iid, account_id, month, came, went)
select a.iid, a.id, to_char(to_timestamp(e.at / 1000.0) at time zone 'Asia/Shanghai', 'YYYY-MM'),
  coalesce(sum(e.amount) filter (where t.kind not in ('coin hold', 'coin return')), 0),
  coalesce(-sum(e.amount) filter (where t.kind in ('coin hold', 'coin return')), 0)
from ledger_account a
  join ledger_entry e on e.iid = a.iid and e.account_id = a.id
  join ledger_txn t on t.iid = e.txn_iid and t.id = e.txn_id
where a.kind = 'coin' and a.currency = 'COIN'
group by 1, 2, 3;
