-- What an account's runs took of its keys' allowances; usage_day is a day of UTC, as in 2026-11-22.
create table usage_day (
    account_id bigint not null,
    operation varchar(20) not null,
    usage_day varchar(10) not null,
    used_count integer not null,
    constraint pk_usage_day primary key (account_id, operation, usage_day),
    constraint fk_usage_day_account foreign key (account_id) references account (id)
);
