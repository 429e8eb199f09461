-- What the planner knows of an expression comes from its index, but never from an index over a part of the table. Without
-- this it takes each word for equally rare, and reads a range of prices rather than the few rows with a rare word.
create statistics content_price on (coalesce(price_fen, 2147483647)) from content_index;
create statistics content_terms on (search_terms(iid, text, tags || type_id || province)) from content_index;
create statistics goods_terms on (search_terms(iid, text, marks)) from goods;
