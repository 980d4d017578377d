-- The key of an account that its own web pages use: an ordinary key to rate and allowance, but nobody holds it.
create table page_key (
    account_id bigint not null,
    api_key_id bigint not null,
    constraint pk_page_key primary key (account_id),
    constraint uq_page_key_api_key unique (api_key_id),
    constraint fk_page_key_account foreign key (account_id) references account (id),
    constraint fk_page_key_api_key foreign key (api_key_id) references api_key (id)
);
